// The shapes that the server sends, generated from Rust; the game's own view is typed beside its board.
export type * from '../api/types';

export type Lang = 'en' | 'it';
