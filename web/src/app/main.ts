import { mount } from 'svelte';
import 'virtual:palette.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { askAhead, bringPage } from './pages';
import { preferences } from '$base/preferences.svelte';
import { router } from '$base/router.svelte';
import { speakLanguage } from '$base/i18n.svelte';
import { preferredLanguage } from '$base/preferred-language';

preferences.show();
// The page comes while the words come.
bringPage(router.route.page).catch(() => undefined);
await speakLanguage(preferredLanguage());
await askAhead(router.route).catch(() => undefined);
const target = document.getElementById('page');
if (target) mount(App, { target });
