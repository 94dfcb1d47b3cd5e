import { Inject, Injectable } from '@nestjs/common';
import { isAmong, snakeCase } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { pollAudienceKeys } from '@school/resources';
import type { PollAudienceKey } from '@school/resources';
import { Engine } from '../../engine/engine.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Connection } from '../../platform/database/database.ts';
import { electorate, isOpen } from './electorate.ts';
import { pollAnswer } from './poll-answer.ts';
import type { PollAnswer, PollRow } from './poll-answer.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { classes } from '../academics/classes.ts';

/** Rows of a list, and their total number. */
export interface PollPage {
  readonly rows: readonly PollAnswer[];
  readonly offset: number;
  readonly total: number;
}

/** The start of a list and its maximum length. */
export interface PollSpan {
  readonly offset: number;
  readonly limit: number;
}

/** Whether a user creates polls, and so sees and changes all of them. */
export const managesPolls = (actor: Actor): boolean => isAmong(actor, ['PollManagement']);

/** Table and name of what each field of the audience references, under the alias `t`. */
const targets: Readonly<Record<PollAudienceKey, readonly [from: string, name: string]>> = {
  batches: [`${classes} t on t.id = j.target_id`, 't.label'],
  departments: ['employee_department t on t.id = j.target_id', 't.name'],
  courses: ['course t on t.id = j.target_id', 't.name'],
  roleGroups: ['role_group t on t.id = j.target_id', 't.name'],
  userGroups: ['user_group t on t.id = j.target_id', 't.name'],
  people: [`${accounts} t on t.id = j.target_id`, 't.full_name'],
};

const joinOf = (key: PollAudienceKey): string => `poll_${snakeCase(key)}`;

const idsOf = (key: PollAudienceKey): string =>
  `array(select target_id::float8 from ${joinOf(key)} where owner_id = p.id order by position) as "${key}"`;

const namesOf = (key: PollAudienceKey, place: number): string => {
  const [from, name] = targets[key];
  return `select ${place} as place, j.position, ${name} as name from ${joinOf(key)} j join ${from} where j.owner_id = p.id`;
};

/** Columns of a poll `p` for the user `u`. */
const columns = (asked: string): string => `p.id::float8 as id, p.version, p.title, p.description,
  p.allow_other_ans as "allowOtherAns", p.open_for_polling as "openForPolling", ${isOpen('p')} as "isOpen",
  to_char(p.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt",
  p.show_results as "showResults", p.is_anonymous as "isAnonymous", p.allow_change as "allowChange",
  p.created_by::float8 as "userId", coalesce(c.name, '') as creator,
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  ${pollAudienceKeys.map(idsOf).join(', ')},
  array(select n.name from (${pollAudienceKeys.map(namesOf).join(' union all ')}) n order by n.place, n.position) as audience,
  array(select o.text from poll_option o where o.poll_id = p.id order by o.position) as options,
  (select count(*)::int from poll_vote v where v.poll_id = p.id) as votes, ${asked} as "isAsked",
  v.id is not null as "hasVoted",
  coalesce((select o.text from poll_option o where o.id = v.option_id), v.other_text) as "myAnswer"`;

const sources = `poll p left join ${accounts} c on c.id = p.created_by join ${accounts} u on u.id = $1
  left join poll_vote v on v.poll_id = p.id and v.voter_id = u.id`;

/** Polls as a user may see them. */
@Injectable()
export class PollStore {
  private readonly asked: string;

  constructor(@Inject(Engine) private readonly engine: Engine) {
    this.asked = electorate(engine.catalogue, 'u', 'p');
  }

  /** Polls created by a user, newest first; for an administrator those of everyone. */
  made(caller: CallContext, span: PollSpan): Promise<PollPage> {
    const condition = caller.actor.role === 'ADMIN' ? 'true' : 'p.created_by = $1';
    return this.page(caller, { name: `made_${caller.actor.role === 'ADMIN'}`, condition, span });
  }

  /** Polls whose audience includes the caller: those that are open, or those that no longer are. */
  asking(caller: CallContext, span: PollSpan, closed: boolean): Promise<PollPage> {
    const condition = `${closed ? 'not ' : ''}${isOpen('p')} and ${this.asked}`;
    return this.page(caller, { name: `asking_${closed}`, condition, span });
  }

  /** One poll; undefined if it does not exist or the caller neither belongs to its audience nor manages polls. */
  async one(connection: Connection, actor: Actor, id: number): Promise<PollAnswer | undefined> {
    const row = await this.row(connection, actor, id);
    return row && pollAnswer(row, managesPolls(actor));
  }

  async row(connection: Connection, actor: Actor, id: number): Promise<PollRow | undefined> {
    const [row] = await connection.query<PollRow>({
      name: 'poll_one',
      text: `select ${columns(this.asked)} from ${sources} where p.id = $2`,
      values: [actor.id, id],
    });
    return row && (managesPolls(actor) || row.isAsked) ? row : undefined;
  }

  /** How many may currently vote. */
  async electors(connection: Connection, id: number): Promise<number> {
    const [row] = await connection.query<{ count: number }>({
      name: 'poll_electors',
      text: `select count(*)::int as count from poll p, "user" u where p.id = $1 and ${this.asked}`,
      values: [id],
    });
    return row?.count ?? 0;
  }

  private async page(
    { institute, actor }: CallContext,
    { name, condition, span }: { name: string; condition: string; span: PollSpan },
  ): Promise<PollPage> {
    const connection = this.engine.database.of(institute);
    const rows = await connection.query<PollRow & { total: number }>({
      name: `polls_${name}`,
      text: `select ${columns(this.asked)}, count(*) over ()::int as total from ${sources} where ${condition}
        order by p.id desc offset $2 limit $3`,
      values: [actor.id, span.offset, span.limit],
    });
    const manages = managesPolls(actor);
    return {
      rows: rows.map(({ total: _total, ...row }) => pollAnswer(row, manages)),
      offset: span.offset,
      total: rows[0]?.total ?? 0,
    };
  }
}
