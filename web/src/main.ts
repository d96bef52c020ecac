// Where the page starts.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings, wear } from './lib/settings.svelte';
import { lang } from './lib/lang.svelte';

lang.set(lang.now);
wear(settings.theme);
mount(App, { target: document.getElementById('app')! });
