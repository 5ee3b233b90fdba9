import { mount } from 'svelte';
import 'virtual:palette.css';
import './styles/base.css';
import App from './App.svelte';
import { bringPage } from '$lib/pages';
import { preferences } from '$lib/preferences.svelte';
import { router } from '$lib/router.svelte';
import { preferredLanguage, speakLanguage } from '$lib/words.svelte';

preferences.showTheme();
// The page comes while the words come.
bringPage(router.route.page).catch(() => undefined);
await speakLanguage(preferredLanguage());
const target = document.getElementById('page');
if (target) mount(App, { target });
