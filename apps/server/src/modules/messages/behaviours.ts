import { unknownTokens, tokensIn } from '@school/domain';
import { Conflict } from '@school/kernel';
import { allMessageTokens, catalogue, messageTokens, smsTextMax } from '@school/resources';
import type { MessageSubject } from '@school/resources';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { refuseBeyondReading } from './guarded-facts.ts';

const textOf = (values: RecordValues, key: string): string =>
  typeof values[key] === 'string' ? values[key] : '';

/** @throws Invalid at the field that names what it may not, or that is too long for a phone (TPL-1) */
const checkTexts = (values: RecordValues, known: readonly string[]): void => {
  for (const key of ['subject', 'body']) {
    const [stranger] = unknownTokens(textOf(values, key), known);
    if (stranger !== undefined)
      throw invalidField(key, 'unknownToken', 'The text cannot use {{%{token}}}.', { token: stranger });
  }
  if (values['channel'] === 'SMS' && textOf(values, 'body').length > smsTextMax)
    throw invalidField('body', 'maxLength', 'At most %{max} characters.', { max: smsTextMax });
};

const templateBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    const whole = { ...current, ...input };
    if (current && input['channel'] !== undefined && input['channel'] !== current['channel'])
      throw invalidField('channel', 'fixed', 'The channel of a template cannot be changed.');
    checkTexts(whole, messageTokens[whole['category'] as MessageSubject] ?? messageTokens.GENERAL);
    const names = tokensIn(`${textOf(whole, 'subject')} ${textOf(whole, 'body')}`);
    return { ...input, placeholders: names.join(', ').slice(0, 400) };
  },
};

const templateOf = async (message: RecordValues, work: Work): Promise<RecordValues | undefined> =>
  typeof message['template'] === 'number'
    ? work.records.read(work, 'messageTemplate', message['template'], { system: true })
    : undefined;

const aboutMax = 120;

/** What lists call a message: its subject, otherwise the beginning of its text. */
const aboutOf = (message: RecordValues, template: RecordValues | undefined): string => {
  const keys = message['channel'] === 'SMS' ? ['body'] : ['subject', 'body'];
  const texts = keys.flatMap((key) => [textOf(message, key), textOf(template ?? {}, key)]);
  const [line = ''] = (texts.find((text) => text.trim() !== '') ?? '').trim().split('\n');
  return line.length > aboutMax ? `${line.slice(0, aboutMax - 1)}…` : line;
};

/** @throws Conflict at the field whose text, or whose template's text, reveals what its writer may not read */
const refuseGuarded = (
  { context }: Work,
  message: RecordValues,
  template: RecordValues | undefined,
): void => {
  const texts = ['subject', 'body'].map((key) => ({ field: key, text: textOf(message, key) }));
  const lent = ['subject', 'body'].map((key) => textOf(template ?? {}, key)).join(' ');
  for (const text of [...texts, { field: 'template', text: lent }])
    refuseBeyondReading(context.actor, catalogue, text);
};

const messageBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const whole = { ...current, ...input };
    checkTexts(whole, allMessageTokens);
    const template = await templateOf(whole, work);
    refuseGuarded(work, whole, template);
    if (template && input['template'] !== undefined && template['channel'] !== whole['channel'])
      throw invalidField('template', 'otherChannel', 'This template is for another channel.');
    const at = input['sendAt'];
    if (typeof at === 'string' && at !== current?.['sendAt'] && Date.parse(at) < Date.now() - 60_000)
      throw invalidField('sendAt', 'min', 'This time has already passed.');
    const about = aboutOf(whole, template);
    if (current) return { ...input, about };
    return { ...input, about, sender: actorId(work), writtenAt: new Date().toISOString() };
  },
};

const lower = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

const unsubscriptionBehaviour: Behaviour = {
  beforeSave: (input, current) =>
    current
      ? input
      : { ...input, address: lower(input['address']), unsubscribedAt: new Date().toISOString() },
  actions: {
    resubscribe: async ([row], input, work) => {
      if (!row?.['active']) throw new Conflict('This address is not unsubscribed.', { code: 'NOT_ACTIVE' });
      const values = { active: false, resubscribedAt: new Date().toISOString(), backReason: input['reason'] };
      await work.records.update(work, 'emailUnsubscription', Number(row['id']), values, { system: true });
      return { id: row['id'] };
    },
  },
};

/** Messaging rules that the definitions cannot express. */
export const messageBehaviours: Behaviours = {
  messageTemplate: templateBehaviour,
  message: messageBehaviour,
  emailUnsubscription: unsubscriptionBehaviour,
};
