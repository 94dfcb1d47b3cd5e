import type { Catalogue } from '@school/kernel';
import { Conflict } from '@school/kernel';
import { filledText, formatAmount, reach, smsParts, tokensIn } from '@school/domain';
import type { SkipReason, TokenValues } from '@school/domain';
import type { MessageChannel } from '@school/resources';
import type { Connection } from '../../platform/database/database.ts';
import type { MessageRow } from './message.store.ts';
import { mostPeople, peopleOf, unsubscribedAddresses } from './people.store.ts';
import type { Person } from './people.store.ts';
import { momentOf, waySetting } from './settings.store.ts';
import type { Moment, WaySetting } from './settings.store.ts';

/** One recipient of a message with their own text, and whether it goes to them. */
export interface Addressed {
  readonly person: string;
  readonly name: string;
  readonly user: number | null;
  readonly about: string;
  readonly address: string | null;
  readonly reason: SkipReason | null;
  readonly subject: string;
  readonly text: string;
  readonly parts: number;
  readonly values: TokenValues;
}

const keyOf = ({ kind, id }: Person): string => `${kind}:${id}`;

const addressOf = (person: Person, channel: MessageChannel): string | null =>
  channel === 'EMAIL'
    ? person.email
    : channel === 'SMS'
      ? person.mobile
      : person.user === null
        ? null
        : `user:${person.user}`;

const listed = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join(', ');

const valuesOf = (
  person: Person,
  children: readonly string[],
  { name, day, currency }: Moment,
): TokenValues => {
  const { wards, kind, balance } = person;
  const firstNames = children.length > wards.length ? children : wards.map((ward) => ward.firstName);
  return {
    'recipient.name': person.fullName,
    'recipient.firstName': person.firstName,
    'institute.name': name,
    'date.today': day,
    'student.firstName': listed(firstNames),
    'student.fullName': listed(wards.map(({ fullName }) => fullName)),
    'student.admissionNo': listed(wards.map(({ admissionNo }) => admissionNo)),
    'batch.name': listed(wards.map(({ batch }) => batch)),
    'guardian.fullName': kind === 'GUARDIAN' ? person.fullName : undefined,
    'department.name': person.department ?? undefined,
    'fee.balance': balance === null ? undefined : formatAmount(balance, currency),
  };
};

const namesOf = (tokens: readonly string[]): TokenValues =>
  Object.fromEntries(tokens.map((token) => [token, `{{${token}}}`]));

/** A text message has no subject; its first words are shown in lists. */
const subjectIn = (channel: MessageChannel, subject: string, text: string): string =>
  (channel === 'SMS' ? (text.split('\n')[0] ?? '') : subject).slice(0, 200);

const isOptedOut = ({ wards }: Person, channel: MessageChannel): boolean =>
  wards.length > 0 &&
  channel !== 'IN_APP' &&
  wards.every((ward) => !(channel === 'SMS' ? ward.bySms : ward.byEmail));

/**
 * Everyone whom a message currently addresses, each with their own text.
 * @param unsaid names that stay unresolved, because the viewer may not read what they stand for
 */
export const addressedOf = async (
  connection: Connection,
  catalogue: Catalogue,
  message: MessageRow,
  { setting, unsaid = [] }: { readonly setting?: WaySetting; readonly unsaid?: readonly string[] } = {},
): Promise<readonly Addressed[]> => {
  const { channel, subject, body } = message;
  const way = setting ?? (await waySetting(connection, channel));
  const withBalance =
    !unsaid.includes('fee.balance') && tokensIn(`${subject} ${body}`).includes('fee.balance');
  const moment = await momentOf(connection);
  const people = await peopleOf(connection, catalogue, message.id, withBalance ? moment.day : null);
  if (people.length > mostPeople)
    throw new Conflict('A message can go to at most %{max} people. Write to fewer at once.', {
      code: 'TOO_MANY',
      params: { max: mostPeople },
    });
  const isNecessary = message.category === 'TRANSACTIONAL';
  const all = reach(
    people.map((person) => ({
      key: keyOf(person),
      address: addressOf(person, channel),
      wards: person.wards.map(({ firstName }) => firstName),
      optedOut: !isNecessary && isOptedOut(person, channel),
      disabled: channel === 'SMS' && !way.kinds.includes(person.kind),
    })),
    {
      channel,
      country: way.country,
      unsubscribed: channel === 'EMAIL' && !isNecessary ? await unsubscribedAddresses(connection) : new Set(),
    },
  );
  return people.map((person, place) => {
    const { address = null, reason = null, wards = [] } = all[place] ?? {};
    const values = { ...valuesOf(person, wards, moment), ...namesOf(unsaid) };
    const text = filledText(body, values);
    return {
      person: keyOf(person),
      name: person.fullName,
      user: person.user,
      about: listed(person.kind === 'GUARDIAN' ? wards : []).slice(0, 500),
      address: address?.slice(0, 320) ?? null,
      reason,
      subject: subjectIn(channel, filledText(subject, values), text),
      text,
      parts: channel === 'SMS' && reason === null ? smsParts(text).parts : 0,
      values,
    };
  });
};
