import type { SignInCounts } from '@school/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Invalid } from '@school/kernel';
import type { InputOf } from '@school/kernel';
import type { giveFirstSignIns } from '@school/resources';
import type { Work } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection, Transaction } from '../../../platform/database/database.ts';
import { Files } from '../../../platform/files/files.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { letterhead } from '../../../platform/letterhead/letterhead.ts';
import { queueMail, queueSms } from '../../../platform/outbox/queue-message.ts';
import { hashPassword } from '../../../platform/passwords/password-hash.ts';
import { randomPassword } from '../../../platform/passwords/random-password.ts';
import { joinPdfs } from '../../../platform/pdf/join-pdfs.ts';
import { PdfPrinter } from '../../../platform/pdf/pdf-printer.ts';
import { SETTINGS } from '../../../platform/platform.tokens.ts';
import type { Settings } from '../../../platform/settings/definitions.ts';
import { recordAccess } from '../access-audit.ts';
import { storePassword } from '../auth/accounts.ts';
import { loginOf, resetLink } from '../auth/institute-address.ts';
import { createResetToken } from '../auth/password-reset.ts';
import { hasPower } from '../users/account-power.ts';
import { holdAccount, newAccounts, noteFirstPassword } from './accounts.store.ts';
import type { Chosen, NewAccount } from './accounts.store.ts';
import { slipsPage } from './slips.ts';
import { toldAddress } from './told-address.ts';
import type { Slip } from './slips.ts';

/** Why a user was given nothing. */
export type LeftOut = 'NO_EMAIL' | 'NO_MOBILE' | 'IN_USE' | 'BEYOND_OWN_RIGHTS';

type Asked = InputOf<typeof giveFirstSignIns>;
type Way = Asked['by'];

interface Round extends Chosen {
  readonly by: Way;
  readonly again: boolean;
  /** Where people are told to sign in. */
  readonly address: string;
  /** By the database clock: anyone who has received one since then got it from this job. */
  readonly since: string;
}

interface Outcome {
  readonly given: number;
  readonly leftOut: readonly { readonly reason: LeftOut; readonly count: number }[];
  readonly fileIds?: readonly number[];
  readonly files?: readonly Slips[];
}

/** The file of the slips, as job trays offer it. */
type Slips = Pick<StoredFile, 'id' | 'name' | 'type' | 'size'>;

/** Accounts per transaction: hashing is slow, and a stopped job then loses little. */
const step = 20;
/** Slips per print run. */
const slipsAtOnce = 200;
/** Minutes that a mailed link is valid. */
const linkMinutes = 7 * 24 * 60;
const longPrint = 120_000;

const lacks = ({ email, mobile }: NewAccount, by: Way): LeftOut | undefined => {
  if (by === 'MAIL') return email ? undefined : 'NO_EMAIL';
  return by === 'SMS' && !mobile ? 'NO_MOBILE' : undefined;
};

const nobody = (): Invalid =>
  new Invalid('Nobody here is waiting for a first password.', [
    { field: 'people', code: 'nobody', message: 'Nobody here is waiting for a first password.' },
  ]);

/**
 * Gives users who have never signed in what they need to do so: a password on a slip or by text message, which they have to
 * change immediately, or a link by mail to set one. Anyone who has signed in is left alone.
 */
@Injectable()
export class FirstSignIns {
  readonly definition = defineJob({
    kind: 'access.firstSignIns',
    title: 'First sign-ins',
    run: (round: Round, job) => this.run(round, job),
  });

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Files) private readonly files: Files,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async counts(connection: Connection, chosen: Chosen): Promise<SignInCounts> {
    const all = await newAccounts(connection, chosen);
    const waiting = all.filter(({ lastLoginAt }) => !lastLoginAt);
    const given = waiting.filter(({ firstPasswordAt }) => firstPasswordAt).length;
    return {
      accounts: all.length,
      signedIn: all.length - waiting.length,
      given,
      without: waiting.length - given,
      withEmail: waiting.filter(({ email }) => email).length,
      withMobile: waiting.filter(({ mobile }) => mobile).length,
    };
  }

  /** Starts the job. @throws Invalid when it would have nobody to give anything to */
  async start(
    { people, course, batch, by, again, address }: Asked,
    { context, transaction }: Work,
  ): Promise<{ readonly jobId: string; readonly total: number }> {
    const total = (await this.waiting(transaction, { people, course, batch }, again)).length;
    if (total === 0) throw nobody();
    const [clock] = await transaction.query<{ now: string }>({
      text: 'select clock_timestamp()::text as now',
    });
    const told = toldAddress(this.settings.publicUrl, address);
    const round: Round = { people, course, batch, by, again, address: told, since: clock?.now ?? '' };
    const { jobId } = await this.jobs.start(context, this.definition, round, { transaction });
    return { jobId, total };
  }

  private async waiting(connection: Connection, chosen: Chosen, again: boolean): Promise<NewAccount[]> {
    const all = await newAccounts(connection, chosen);
    return all.filter(({ lastLoginAt, firstPasswordAt }) => !lastLoginAt && (again || !firstPasswordAt));
  }

  private async run(round: Round, job: JobRun): Promise<Outcome> {
    const { context, progress } = job;
    const all = await newAccounts(this.database.of(context.institute), round);
    const accounts = all.filter((account) => this.waits(account, round));
    const reasons = new Map<LeftOut, number>();
    const slips: Slip[] = [];
    for (let from = 0; from < accounts.length; from += step) {
      await progress(from, accounts.length);
      for (const told of await this.give(accounts.slice(from, from + step), round, context)) {
        if (typeof told === 'string') reasons.set(told, (reasons.get(told) ?? 0) + 1);
        else slips.push(told);
      }
    }
    await progress(accounts.length, accounts.length);
    const leftOut = [...reasons].map(([reason, count]) => ({ reason, count }));
    if (round.by !== 'PRINT' || slips.length === 0) return { given: slips.length, leftOut };
    const file = await this.print(slips, round.address, context);
    return { given: slips.length, leftOut, fileIds: [file.id], files: [file] };
  }

  /** A restarted run prints all slips again: those of the previous run were not saved anywhere. */
  private waits({ lastLoginAt, firstPasswordAt }: NewAccount, { again, by, since }: Round): boolean {
    if (lastLoginAt) return false;
    if (again || !firstPasswordAt) return true;
    return by === 'PRINT' && new Date(firstPasswordAt) >= new Date(since);
  }

  private async give(
    accounts: readonly NewAccount[],
    round: Round,
    context: CallContext,
  ): Promise<(Slip | LeftOut)[]> {
    const made = await Promise.all(
      accounts.map(async (account) => {
        const password = randomPassword();
        return { account, password, hash: await hashPassword(password) };
      }),
    );
    return this.database.transaction(context.institute, async (transaction) => {
      const told: (Slip | LeftOut)[] = [];
      for (const one of made) {
        const answer = await this.giveOne(transaction, one, round, context);
        if (answer) told.push(answer);
      }
      return told;
    });
  }

  private async giveOne(
    transaction: Transaction,
    {
      account,
      password,
      hash,
    }: { readonly account: NewAccount; readonly password: string; readonly hash: string },
    { by, since, address }: Round,
    context: CallContext,
  ): Promise<Slip | LeftOut | undefined> {
    const lacking = lacks(account, by);
    if (lacking) return lacking;
    const held = await holdAccount(transaction, account.id, since);
    if (!held || held.isInUse) return 'IN_USE';
    if (held.isDone && by !== 'PRINT') return undefined;
    if (!(await hasPower(transaction, context.actor, held))) return 'BEYOND_OWN_RIGHTS';
    const slip = { ...account, password };
    if (by === 'MAIL') await this.mail(transaction, account, address, context.institute);
    else await storePassword(transaction, account.id, hash, true);
    if (by === 'SMS') await this.text(transaction, slip, address, context.institute);
    await noteFirstPassword(transaction, account.id, context.actor.id);
    await recordAccess(transaction, {
      verb: 'firstPassword',
      userId: account.id,
      actorId: context.actor.id,
      origin: context,
      changes: { by: [null, by] },
    });
    return slip;
  }

  private async mail(
    transaction: Transaction,
    account: NewAccount,
    address: string,
    institute: string,
  ): Promise<void> {
    const token = await createResetToken(transaction, account.id, linkMinutes);
    const { name } = await letterhead(transaction);
    await queueMail(transaction, {
      to: account.email ?? '',
      subject: `Your account at ${name}`,
      text: [
        `Dear ${account.name},`,
        `an account was made for you. Your user name is ${loginOf(account.username, institute)}.`,
        'Open this address within seven days to choose your password:',
        resetLink(address, token, institute),
        `After that, or if it no longer works, ask for a new link at ${address}.`,
      ].join('\n\n'),
    });
  }

  private async text(
    transaction: Transaction,
    slip: Slip & NewAccount,
    address: string,
    institute: string,
  ): Promise<void> {
    const { name } = await letterhead(transaction);
    const username = loginOf(slip.username, institute);
    const text = `${name}: sign in at ${address} as ${username}, first password ${slip.password}`;
    await queueSms(transaction, slip.mobile ?? '', text);
  }

  private async print(slips: readonly Slip[], address: string, context: CallContext): Promise<Slips> {
    const { institute, actor, today } = context;
    const head = await letterhead(this.database.of(institute));
    const named = slips.map((slip) => ({ ...slip, username: loginOf(slip.username, institute) }));
    const parts: Buffer[] = [];
    for (let from = 0; from < named.length; from += slipsAtOnce) {
      const html = await slipsPage(named.slice(from, from + slipsAtOnce), address, head);
      parts.push(await this.printer.renderPdf(html, { paper: 'A4', time: longPrint }));
    }
    const about = { name: `First sign-ins ${today}.pdf`, type: 'application/pdf', createdBy: actor.id };
    const { id, name, type, size } = await this.files.keep(institute, about, await joinPdfs(parts));
    return { id, name, type, size };
  }
}
