import type { Catalogue } from '../catalogue.ts';
import { board } from './board.check.ts';
import { lineFiles } from './line-files.check.ts';
import { rowsElsewhere } from './rows-elsewhere.check.ts';
import { scope } from './scope.check.ts';
import { defaultsFrom } from './defaults-from.check.ts';
import { defaults } from './defaults.check.ts';
import { documents } from './document.check.ts';
import { duplicateAddress } from './duplicate-address.check.ts';
import { duplicateBase } from './duplicate-base.check.ts';
import { duplicateKey } from './duplicate-key.check.ts';
import { duplicateTable } from './duplicate-table.check.ts';
import { expressions } from './expressions.check.ts';
import { filters } from './filters.check.ts';
import { grouping } from './grouping.check.ts';
import { keyForm } from './key-form.check.ts';
import { levelRule } from './level-rule.check.ts';
import { lifecycle } from './lifecycle.check.ts';
import { linesAndParent } from './lines-and-parent.check.ts';
import { longName } from './long-name.check.ts';
import { menu } from './menu.check.ts';
import { principals } from './principals.check.ts';
import { readers } from './readers.check.ts';
import { reports } from './report.check.ts';
import { requiredRing } from './required-ring.check.ts';
import { riskyLevel } from './risky-level.check.ts';
import { rowRules } from './row-rules.check.ts';
import { contradictions } from './contradictions.check.ts';
import { reachableFields } from './reachable-fields.check.ts';
import { bounds } from './bounds.check.ts';
import { derivedKind } from './derived-kind.check.ts';
import { idleCondition } from './idle-condition.check.ts';
import { oneRule } from './one-rule.check.ts';
import { idleMove } from './idle-move.check.ts';
import { samples } from './sample.check.ts';
import { seriesPattern } from './series-pattern.check.ts';
import { shownOnce } from './shown-once.check.ts';
import { textPattern } from './text-pattern.check.ts';
import { toldApart } from './told-apart.check.ts';
import { totals } from './totals.check.ts';
import { title } from './title.check.ts';
import { uniqueWhenEmpty } from './unique-when-empty.check.ts';
import { unknownField } from './unknown-field.check.ts';
import { unknownResource } from './unknown-resource.check.ts';
import { via } from './via.check.ts';
import { contributions } from './contribution.check.ts';
import { operationAddress, operations } from './operation.check.ts';
import { views } from './view.check.ts';
import { was } from './was.check.ts';
import { whose } from './whose.check.ts';
import { words } from './words.check.ts';
import type { CatalogueCheck, Finding } from './finding.ts';

/** Every check, by number. */
export const catalogueChecks: readonly CatalogueCheck[] = [
  duplicateKey,
  duplicateTable,
  duplicateAddress,
  duplicateBase,
  unknownResource,
  linesAndParent,
  via,
  title,
  longName,
  keyForm,
  was,
  riskyLevel,
  levelRule,
  unknownField,
  filters,
  expressions,
  defaults,
  readers,
  rowRules,
  principals,
  requiredRing,
  menu,
  lifecycle,
  words,
  reports,
  documents,
  board,
  scope,
  grouping,
  rowsElsewhere,
  lineFiles,
  totals,
  textPattern,
  seriesPattern,
  reachableFields,
  contradictions,
  derivedKind,
  uniqueWhenEmpty,
  idleMove,
  shownOnce,
  toldApart,
  oneRule,
  idleCondition,
  bounds,
  views,
  contributions,
  operations,
  operationAddress,
  samples,
  defaultsFrom,
  whose,
];

/** Every mistake in the catalogue. Runs in tests, at server start and as a command. */
export const checkCatalogue = (catalogue: Catalogue): readonly Finding[] =>
  catalogueChecks.flatMap(({ code, run }) => run(catalogue).map((found) => ({ code, ...found })));

/** `RES014 hr/employee tabs[2].fields[0]: no field "mobil", did you mean "mobile"?` */
export const findingText = ({ code, at, message, hint }: Finding): string =>
  `${code} ${at}: ${message}${hint === undefined ? '' : `, ${hint}`}`;

/** The text of `docs/checks.md`. */
export const checksDocument = (): string =>
  [
    '# Checks of the catalogue',
    '',
    '`checkCatalogue` finds these; `npm run check` prints them. A number never changes its meaning.',
    '',
    ...catalogueChecks.map(({ code, finds }) => `- **${code}** ${finds}`),
    '',
  ].join('\n');
