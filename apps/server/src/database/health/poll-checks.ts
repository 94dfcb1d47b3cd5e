import type { HealthCheck } from './health-check.ts';

/** SQL: how many answers to an anonymous poll are counted. */
const counted = `(SELECT coalesce(sum((c.value ->> 'votes')::int), 0) FROM poll_tally t, jsonb_each(t.counts) c
  WHERE t.poll_id = p.id)`;

/** What poll votes and figures promise beyond what constraints can guard. */
export const pollChecks: readonly HealthCheck[] = [
  {
    name: 'figures of anonymous polls',
    query: `SELECT p.id, ${counted} AS counted FROM poll p WHERE p.is_anonymous
      AND ${counted} <> (SELECT count(*) FROM poll_vote v WHERE v.poll_id = p.id)`,
  },
  {
    name: 'answers kept of anonymous polls',
    query: `SELECT v.id FROM poll_vote v JOIN poll p ON p.id = v.poll_id
      WHERE p.is_anonymous AND (v.option_id IS NOT NULL OR v.other_text IS NOT NULL OR v.voted_at IS NOT NULL)`,
  },
  {
    name: 'votes for answers of another poll',
    query: `SELECT v.id FROM poll_vote v JOIN poll_option o ON o.id = v.option_id WHERE o.poll_id <> v.poll_id`,
  },
  {
    name: 'named votes without an answer',
    query: `SELECT v.id FROM poll_vote v JOIN poll p ON p.id = v.poll_id
      WHERE NOT p.is_anonymous AND (v.option_id IS NULL) = (v.other_text IS NULL)`,
  },
];
