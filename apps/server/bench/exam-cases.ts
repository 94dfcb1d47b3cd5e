import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { Pupil, type Sending } from './exam-pupil.ts';
import { call, signIn, type Product } from './product.ts';
import { startSecondServer, type SecondServer } from './second-server.ts';
import { millis, secs, type Figure } from './table.ts';

const pupils = 300;
/** Answers per pupil, some of them to the same question again. */
const answers = 24;
/** Milliseconds between two answers of a pupil: a hundred a second across all of them. */
const pause = 3_000;
/** Milliseconds within which nineteen out of twenty answers are saved. */
const most = 150;
/** Milliseconds after a server returns within which everyone sends what was waiting. */
const catchingUp = 6_000;

/** Gives pupil accounts the demo school's password and names known to the bench. */
const nameAccounts = async (client: Client): Promise<readonly number[]> => {
  const { rows } = await client.query<{ student: string }>(
    `with chosen as (
      select u.id, u.student_id as student, row_number() over (order by u.id) as n from "user" u
        join student s on s.id = u.student_id and s.status = 'ACTIVE' and not s.archived
        where not u.archived and not u.blocked and u.username <> 'student' order by u.id limit $1),
    named as (update "user" u set username = 'examinee' || c.n from chosen c where c.id = u.id returning u.id),
    credentials as (
      insert into user_credential (user_id, password_hash, must_change, changed_at)
      select c.id, t.password_hash, false, now() from chosen c,
        (select k.password_hash from user_credential k join "user" u on u.id = k.user_id and u.username = 'teacher') t
      on conflict (user_id) do update set password_hash = excluded.password_hash, must_change = false)
    select student from chosen`,
    [pupils],
  );
  return rows.map(({ student }) => Number(student));
};

const signInAll = async (url: string): Promise<readonly string[]> => {
  const sessions: string[] = [];
  for (let n = 1; n <= pupils; n += 4)
    sessions.push(...(await Promise.all([0, 1, 2, 3].map((next) => signIn(url, `examinee${n + next}`)))));
  return sessions;
};

/** An exam for everyone, in the subject with the largest question bank. */
const openExam = async (product: Product, client: Client, students: readonly number[]): Promise<number> => {
  const {
    rows: [bank],
  } = await client.query<{ subject: string; questions: string[] }>(
    `select s.id as subject, array_agg(q.id order by q.id) as questions
      from question q join question_category c on c.id = q.category_id join batch b on b.course_id = c.course_id
        join subject s on s.batch_id = b.id and s.code = c.subject_code
      where not q.archived group by s.id order by count(*) desc, s.id limit 1`,
  );
  const authorization = await signIn(product.url, 'admin');
  const admin = { ...product, authorization };
  const hour = 3_600_000;
  const { id } = await call<{ id: number }>(admin, 'POST', 'setup/v1/OnlineExam/save', {
    name: 'Three hundred at once',
    subject: Number(bank?.subject),
    students,
    startDateTime: new Date(Date.now() - hour).toISOString(),
    endDateTime: new Date(Date.now() + 2 * hour).toISOString(),
    maximumTime: 60,
    randomizeQuestions: true,
    randomizeOptions: true,
    questions: bank?.questions.slice(0, 20).map((question) => ({ question: Number(question) })),
  });
  await call(admin, 'POST', `setup/v1/OnlineExam/transition/publish/${id}`, {});
  return id;
};

/** The time below which this many out of a hundred stay. */
const percentile = (times: readonly number[], percent: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
};

const togetherFigure = (what: string, times: readonly number[]): Figure => ({
  what,
  ours: millis(percentile(times, 95)),
  beside: `middle ${millis(percentile(times, 50))}, slowest ${millis(Math.max(...times))}`,
});

/** Kills the server like a power cut and restarts it. @returns from when to when it was away */
const killed = async (server: SecondServer): Promise<{ readonly from: number; readonly to: number }> => {
  const from = performance.now();
  server.kill();
  await server.again();
  return { from, to: performance.now() };
};

const writingFigures = (
  sendings: readonly Sending[],
  away: { readonly from: number; readonly to: number },
): readonly Figure[] => {
  const quiet = sendings.filter(({ at, took }) => at + took < away.from || at > away.to + catchingUp);
  const times = quiet.map(({ took }) => took);
  const p95 = percentile(times, 95);
  const late = sendings.filter(({ at }) => at > away.to && at <= away.to + catchingUp);
  return [
    {
      what: `online exam: ${pupils} write, an answer is kept`,
      ours: `${millis(p95)} (95 %)`,
      beside: `middle ${millis(percentile(times, 50))}, slowest ${millis(Math.max(...times))}`,
      target: `under ${most} ms`,
      holds: p95 < most,
    },
    togetherFigure(
      `... in the ${secs(catchingUp)} after it is back`,
      late.map(({ took }) => took),
    ),
  ];
};

/**
 * Three hundred pupils taking one exam over the network: they start simultaneously, answer, lose their server midway and
 * submit simultaneously. Each pupil's last answers must be there afterwards.
 */
export const examFigures = async (product: Product, client: Client): Promise<readonly Figure[]> => {
  const exam = await openExam(product, client, await nameAccounts(client));
  const sessions = await signInAll(product.url);
  const server = await startSecondServer();
  try {
    const all = sessions.map((session) => new Pupil(server.url, session, exam));
    const begun = await Promise.all(all.map((pupil) => pupil.begin()));
    const writing = Promise.all(all.map((pupil) => pupil.write(answers, pause)));
    await delay((answers * pause) / 2);
    const away = await killed(server);
    await writing;
    const missing = await Promise.all(all.map((pupil) => pupil.missing()));
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from attempt_answer n join online_exam_attempt a on a.id = n.attempt_id
        where a.online_exam_id = $1`,
      [exam],
    );
    const given = all.reduce((sum, pupil) => sum + pupil.answered, 0);
    const lost = missing.reduce((sum, count) => sum + count, 0);
    const refusals = all.flatMap((pupil) => pupil.refusals);
    const handedIn = await Promise.all(all.map((pupil) => pupil.handIn()));
    return [
      togetherFigure(`online exam: ${pupils} begin at once`, begun),
      ...writingFigures(
        all.flatMap((pupil) => pupil.sendings),
        away,
      ),
      {
        what: '... of a server that was killed in the middle',
        ours: `${lost} of ${given} lost`,
        beside: `away for ${secs(away.to - away.from)}, ${rows[0]?.count} kept, ${refusals.length} refused`,
        target: 'each there once',
        holds: lost === 0 && rows[0]?.count === given && refusals.length === 0,
      },
      togetherFigure(`online exam: ${pupils} hand in at once`, handedIn),
    ];
  } finally {
    server.stop();
  }
};
