import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * Where rows may be cut off: paged calls, and what declares itself a part. A statement that returns a whole list has
 * `most`, which refuses; a part of many is `sampleOf` or `roundOf`.
 */
const folders = ['apps/server/src/engine', 'apps/server/src/modules', 'apps/server/src/platform'];

/**
 * `limit 300`, `limit $2` and `limit ${…}`; but not a single row, a page parameter or one after its offset, or one extra
 * row to see that there are more.
 */
const cut =
  /(?<!\boffset \$\d )\blimit\s+(?!1\b)(?:\d+|\$\d+|\$\{(?!parameters\.add\(|place\()(?![^}]*\+ 1\})[^}]*\})/gi;
/** `range: [0, 999]` of a call or of the records of a module. */
const firstOf = /\brange: (?:JSON\.stringify\()?\[0, (?!0\])(?:\d+|most\w*(?: - 1)?)\]/g;

/** Files whose limits are not silent, and why. */
const known = new Map([
  ['apps/server/src/engine/query/alike.ts', 'likely duplicates, an example'],
  [
    'apps/server/src/engine/query/group-figures.ts',
    'headings of a page; `groupCount` tells how many there are',
  ],
  ['apps/server/src/engine/search/search-statement.ts', 'the best hits of a search over everything'],
  ['apps/server/src/engine/write/dependents.ts', 'an example beside the count'],
  ['apps/server/src/modules/drive/files/zip-entries.store.ts', 'one more than an archive takes is refused'],
  ['apps/server/src/modules/drive/items/item-reading.store.ts', 'the latest files, and a search by words'],
  ['apps/server/src/modules/messages/recipients.store.ts', 'what one round hands over'],
  ['apps/server/src/platform/alarms/alarms.ts', 'some administrators are told, not all'],
  ['apps/server/src/platform/files/file-check.ts', 'what one round looks at'],
  ['apps/server/src/platform/jobs/job-statements.ts', "the caller's latest jobs"],
  ['apps/server/src/platform/notifications/notification-statements.ts', 'the latest, with the number unread'],
  ['apps/server/src/platform/outbox/outbox-statements.ts', 'what one round sends, and pages with a total'],
  ['apps/server/src/engine/schema/guards.ts', 'examples in a refusal of a migration'],
  ['apps/server/src/engine/report/report-statement.ts', 'points of a chart'],
  ['apps/server/src/engine/query/group-page.ts', 'a page of groups'],
  ['apps/server/src/engine/query/list-statement.ts', 'a page of rows, with its total'],
  [
    'apps/server/src/modules/finance/ledger/ledger-reports.store.ts',
    'a page of postings, with its total; files have all of them',
  ],
  ['apps/server/src/engine/query/page-choice.ts', 'a page of rows, with its total'],
  [
    'apps/server/src/platform/database/run-statement.ts',
    'one row more than `most` tells that there are more',
  ],
  ['apps/server/src/platform/database/part-of-rows.ts', 'these are the words for a part'],
  [
    'apps/admin/src/engine/list/bulk/use-marked.ts',
    'asked only where no more match; others go by their filter',
  ],
  ['apps/admin/src/engine/report/use-first-record.ts', 'records to begin with; any other can be chosen'],
  ['apps/admin/src/modules/payroll/settings/use-detail-labels.ts', 'a payslip has room for two'],
  [
    'apps/server/src/engine/transfer/import/reference-finder.ts',
    'one row more than one tells that a name is not alone',
  ],
]);

const sourcesIn = (folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(spec|fixture)\.tsx?$/.test(path) && !known.has(path));

/** Where a source omits rows silently. @param path for the finding */
export const silentLimitsIn = (path, source) =>
  [...source.matchAll(cut), ...source.matchAll(firstOf)].map(
    ([found]) =>
      `${path}: "${found}" leaves rows out without a word; give the statement \`most\`, page it, or say that it is a part (sampleOf, roundOf)`,
  );

/** Finds lists that stop at a number of rows without saying so, in server and screens. */
export const silentLimits = () =>
  [...folders, 'apps/admin/src'].flatMap((folder) =>
    sourcesIn(folder).flatMap((path) => silentLimitsIn(path, readFileSync(inProject(path), 'utf8'))),
  );
