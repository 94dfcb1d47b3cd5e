import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, placeLessons, taskBoardOf } from '@school/domain';
import type { PlacingInput, PlacingState } from '@school/domain';
import type { Client } from 'pg';
import { call, finishJob, signIn, type Product } from './product.ts';
import { secs, type Figure } from './table.ts';
import { benchWeek } from './timetable-week.ts';
import { boardOfProblem, canBeSaid, partsOf } from './xhstt/as-placing.ts';
import { costOfTimetable, type Cost } from './xhstt/cost.ts';
import { readArchive } from './xhstt/read-archive.ts';

/** Seconds within which a school's lessons are placed. */
const most = 60;
/** Seconds for each problem in the archive. */
const perProblem = 60;

/** The best known cost, by problem (XHSTT-2014). */
const bestKnown: Readonly<Record<string, Cost>> = {
  Artificialhdtt4_XHSTT2014A: { hard: 0, soft: 0 },
  Artificialhdtt5_XHSTT2014A: { hard: 0, soft: 0 },
  'BR-SA-00': { hard: 0, soft: 5 },
  'FI-PB-98': { hard: 0, soft: 0 },
  'ES-SS-08': { hard: 0, soft: 335 },
};

interface Searched {
  readonly state: PlacingState;
  /** Milliseconds until every lesson that ends up placed was placed. */
  readonly placedAfter: number;
  readonly took: number;
}

/** Searches on one core for this many seconds, or until nothing improves. */
const searched = (input: PlacingInput, seconds: number): Searched => {
  const begin = performance.now();
  const past = (): number => performance.now() - begin;
  const search = placeLessons(input, Number.MAX_SAFE_INTEGER);
  let placedAfter = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (;;) {
    const { value: state, done } = search.next();
    if (state.unplaced < fewest) {
      fewest = state.unplaced;
      placedAfter = past();
    }
    if (done || past() > seconds * 1000) return { state, placedAfter, took: past() };
  }
};

const written = ({ hard, soft }: Cost): string => `hard ${hard}, soft ${soft}`;

/** A fictitious school of 36 classes and 60 teachers whose classes have no free period. */
const schoolFigure = (): Figure => {
  const { input, leftOut } = taskBoardOf(benchWeek);
  const { state, placedAfter, took } = searched(input, most);
  const breaches = breachesOf(input, state.placing).length;
  const left = state.unplaced + leftOut.length;
  return {
    what: `timetable: ${input.batches} classes, ${input.teachers.length} teachers, ${input.tasks.length} lessons`,
    ours: `${left} left, ${secs(placedAfter)}`,
    beside: `${breaches} rules broken, wishes ${state.cost} after ${secs(took)}`,
    target: `0, 0 in ${most} s`,
    holds: left === 0 && breaches === 0 && placedAfter < most * 1000,
  };
};

interface Clash {
  readonly kind: string;
  readonly count: number;
}

/** Simultaneous lessons that need the same class, teacher or room, queried from the database alone. */
const clashesIn = async (client: Client, timetable: number): Promise<readonly Clash[]> => {
  const lessons = `select l.id, l.batch_id, l.weekday, l.start_time, l.end_time, l.classroom_id from timetable_entry l
    where l.timetable_id = $1`;
  const meet =
    'a.id < b.id and a.weekday = b.weekday and a.start_time < b.end_time and b.start_time < a.end_time';
  const { rows } = await client.query<Clash>(
    `with l as (${lessons})
      select 'class' as kind, count(*)::int as count from l a join l b on ${meet} and a.batch_id = b.batch_id
      union all select 'room', count(*)::int from l a join l b on ${meet} and a.classroom_id = b.classroom_id
      union all select 'teacher', count(*)::int from l a join l b on ${meet}
        join timetable_entry_teachers x on x.owner_id = a.id
        join timetable_entry_teachers y on y.owner_id = b.id and y.target_id = x.target_id`,
    [timetable],
  );
  return rows;
};

/** The demo school through its own calls: searched as a job, adopted, and checked in the database. */
const demoFigure = async (product: Product, client: Client): Promise<Figure> => {
  const {
    rows: [plan],
  } = await client.query<{ id: string; classes: number; teachers: number }>(
    `select t.id, (select count(*)::int from timetable_batches b where b.owner_id = t.id) as classes,
        (select count(distinct w.employee_id)::int from work_allotment w join subject s on s.id = w.subject_id
          join timetable_batches b on b.target_id = s.batch_id and b.owner_id = t.id) as teachers
      from timetable t order by 2 desc, t.end_date desc limit 1`,
  );
  const admin = { ...product, authorization: await signIn(product.url, 'admin') };
  const timetable = Number(plan?.id);
  const begin = performance.now();
  const { run, jobId } = await call<{ run: number; jobId: string }>(
    admin,
    'POST',
    'setup/v1/TimetableSchedules/generate',
    { timetable, seed: 1, seconds: most },
  );
  await finishJob(admin, jobId);
  const took = performance.now() - begin;
  const taken = await call<{ added: number }>(admin, 'POST', `setup/v1/TimetableSchedules/apply/${run}`, {});
  // Every seventh subject of the demo school has no teacher yet; no search can place those.
  const { rows: found } = await client.query<{
    lessons: number;
    placed: number;
    cost: number;
    untaught: number;
  }>(
    `select lessons, placed, cost, (select coalesce(sum((left_over->>'lessons')::int), 0)::int
        from jsonb_array_elements(unplaced) left_over
        where left_over->'reasons' @> '[{"reason":"NO_TEACHER"}]') as untaught
      from timetable_run where id = $1`,
    [run],
  );
  const clashes = (await clashesIn(client, timetable)).reduce((sum, { count }) => sum + count, 0);
  const [{ lessons, placed, cost, untaught } = { lessons: 0, placed: -1, cost: 0, untaught: 0 }] = found;
  return {
    what: `... of the demo school: ${plan?.classes} classes, ${plan?.teachers} teachers`,
    ours: `${placed} of ${lessons - untaught}, ${secs(took)}`,
    beside: `${taken.added} taken, ${clashes} clashes, wishes ${cost}; ${untaught} lessons have no teacher`,
    target: `all, none in ${most} s`,
    holds: placed === lessons - untaught && clashes === 0 && took < (most + 5) * 1000,
  };
};

/** One problem: the published solutions evaluated by the checker, and what the product finds. */
const problemFigures = (path: string): readonly Figure[] => {
  const { instance, solutions } = readArchive(readFileSync(path, 'utf8'));
  const best = bestKnown[instance.id];
  const costs = solutions.map(({ placed }) => costOfTimetable(instance, placed));
  const published = costs.toSorted((a, b) => a.hard - b.hard || a.soft - b.soft)[0];
  const board = boardOfProblem(instance, 1);
  const { state, took } = searched(board.input, perProblem);
  const parts = partsOf(instance, board, state.placing);
  const can = canBeSaid(instance);
  const left = [...new Set(instance.constraints.filter((one) => !can(one)).map(({ kind }) => kind))];
  return [
    {
      what: `${instance.id}: the checker on ${solutions.length} solutions`,
      ours: published ? written(published) : 'none',
      beside: best ? `best known ${written(best)}` : '',
      target: 'the same',
      holds: published?.hard === best?.hard && published?.soft === best?.soft,
    },
    {
      what: `... ${board.input.tasks.length} lessons searched for ${secs(took)}`,
      ours: written(costOfTimetable(instance, parts, can)),
      beside: `${state.unplaced} left; all rules: ${written(costOfTimetable(instance, parts))}`,
      target: left.length === 0 ? 'no rule left out' : `without ${left.join(', ')}`,
      holds: state.unplaced === 0 && costOfTimetable(instance, parts, can).hard === 0,
    },
  ];
};

/**
 * Timetables: a fictitious school, the demo school, and the XHSTT problems in the folder, if one is given. Rules the product
 * cannot express are listed next to each figure and counted in "all rules".
 */
export const timetableFigures = async (product: Product, client: Client): Promise<readonly Figure[]> => {
  const folder = process.env['XHSTT'];
  const problems = folder ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
  return [
    schoolFigure(),
    await demoFigure(product, client),
    ...problems.flatMap((name) => problemFigures(join(folder ?? '', name))),
  ];
};
