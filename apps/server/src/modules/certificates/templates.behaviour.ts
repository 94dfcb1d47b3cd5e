import { namesYear } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { assertDesign } from '../../engine/document/check-design.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { designOf, documentFor, seriesOf, system, textOf, usualDesign } from './issuing.ts';

/** Numbers that restart each year include the year. @throws Invalid at `numberPrefix` */
const assertSeries = (row: RecordValues): void => {
  const series = seriesOf(row);
  if (!series.resetYearly || namesYear(series)) return;
  throw invalidField(
    'numberPrefix',
    'NEEDS_YEAR',
    'Numbers that restart each year need {YEAR} before or after the number.',
  );
};

/** A template without its own design starts with the usual one; every design is checked with its lines. */
const designed = (template: string, input: RecordValues, current: RecordValues | undefined): RecordValues => {
  const row = { ...current, ...input };
  const document = documentFor(template, row['userType']);
  const isEmpty = textOf(row['body']).trim() === '';
  const { paper: _paper, back, ...usual } = usualDesign(document);
  const given = isEmpty ? { ...input, ...usual, ...(back === undefined ? {} : { back }) } : input;
  assertDesign(document, designOf({ ...row, ...given }, document));
  return given;
};

const templateBehaviour = (template: string): Behaviour => ({
  beforeSave: (input, current) => {
    assertSeries({ ...current, ...input });
    return designed(template, input, current);
  },
});

export const certificateTemplateBehaviour = templateBehaviour('certificateTemplate');
export const idCardTemplateBehaviour = templateBehaviour('idCardTemplate');

/** One template of transfer certificates is in use; the first one immediately, unless specified otherwise. */
const inUse = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const known = await work.records.list(work, 'tcTemplate', {
    filter: { current: true },
    fields: ['id'],
    range: [0, 0],
    ...system,
  });
  const [other] = known.filter(({ id }) => id !== current?.['id']);
  if (!current && known.length === 0 && !('current' in input)) return { ...input, current: true };
  if (input['current'] === true && other) {
    await work.records.update(work, 'tcTemplate', Number(other['id']), { current: false }, system);
  }
  return input;
};

export const tcTemplateBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => inUse(designed('tcTemplate', input, current), current, work),
};

export const tcSettingBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    assertSeries({ numberPrefix: 'TC/{YEAR}/', resetYearly: true, ...current, ...input });
    return input;
  },
};
