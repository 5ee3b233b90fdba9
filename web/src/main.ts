import { mount } from 'svelte';
import 'virtual:palette.css';
import './styles/base.css';
import App from './App.svelte';
import { preferences } from '$lib/preferences.svelte';
import { preferredLanguage, speakLanguage } from '$lib/words.svelte';

preferences.showTheme();
await speakLanguage(preferredLanguage());
const target = document.getElementById('page');
if (target) mount(App, { target });
