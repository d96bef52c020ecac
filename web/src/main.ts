// Where the page starts.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { lang } from './lib/lang.svelte';

lang.set(lang.now);
mount(App, { target: document.getElementById('app')! });
