/** Runs before everything else at the address of a table, where the server names it first. */

import { askFirst } from '$api/socket-address';

const [, , table] = location.pathname.split('/');
if (table) askFirst(table);
