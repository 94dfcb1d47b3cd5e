import type { ChangeSample, RowOutcome } from './row-outcome.ts';

/** Changes and reasons that the result names; the rest is in the records and in the file of wrong rows. */
export const mostSamples = 20;

/** Figures of an import so far. */
export interface Figures {
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
  readonly wrong: number;
  /** Records of other resources that were created, by resource key. */
  readonly created: Readonly<Record<string, number>>;
}

export const noFigures: Figures = { added: 0, changed: 0, skipped: 0, wrong: 0, created: {} };

const sumOf = (
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.entries(b).reduce<Record<string, number>>(
    (sum, [key, count]) => ({ ...sum, [key]: (sum[key] ?? 0) + count }),
    { ...a },
  );

export const addFigures = (a: Figures, b: Figures): Figures => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  skipped: a.skipped + b.skipped,
  wrong: a.wrong + b.wrong,
  created: sumOf(a.created, b.created),
});

/** Figures for some rows. */
export const figuresOf = (outcomes: readonly RowOutcome[]): Figures => {
  const count = (kind: RowOutcome['kind']): number => outcomes.filter((one) => one.kind === kind).length;
  const created: Record<string, number> = {};
  for (const key of outcomes.flatMap((outcome) => outcome.created)) created[key] = (created[key] ?? 0) + 1;
  return {
    added: count('added'),
    changed: count('changed'),
    skipped: count('skipped'),
    wrong: count('wrong'),
    created,
  };
};

/** The result of an import job. */
export interface ImportResult extends Figures {
  readonly dryRun: boolean;
  /** The wrong rows with their reasons, to be corrected and imported again. */
  readonly wrongFile?: { readonly id: number; readonly name: string };
  /** Where the rows of that file were, as far as they can be corrected on the screen. */
  readonly wrongRows?: readonly number[];
  /** The first reasons. */
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  /** The first changes. */
  readonly samples: readonly ChangeSample[];
}
