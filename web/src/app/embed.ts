/** The replay of a finished game in a frame of another page: nothing else, and nothing kept. */

import { mount } from 'svelte';
import 'virtual:palette.css';
import replayWords from 'virtual:words-of/replay';
import './fonts.css';
import './base.css';
import EmbeddedReplay from './EmbeddedReplay.svelte';
import { speakLanguage, speakOf } from '$base/i18n.svelte';
import { LANGUAGE_NAMES, preferredLanguage } from '$base/preferred-language';
import { rememberNothing } from '$base/local-storage';
import { preferences } from '$base/preferences.svelte';
import { parseEmbedding } from '$base/embedding';

rememberNothing();
preferences.show();
const { table, ply, language } = parseEmbedding(location.pathname, location.search);
const isKnown = language !== null && LANGUAGE_NAMES.has(language);
await Promise.all([speakOf(replayWords), speakLanguage(isKnown ? language : preferredLanguage())]);
const target = document.getElementById('page');
if (target) mount(EmbeddedReplay, { target, props: { table: table ?? '?', ply } });
