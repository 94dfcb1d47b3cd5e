import type { Branch } from '@school/domain';
import type { Connection, Database } from '../database/database.ts';
import { mainInstitute } from '../database/database.ts';

interface Row {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly state: string;
}

const branchOf = ({ id, code, name, active, state }: Row): Branch => ({
  id: Number(id),
  code,
  name,
  active,
  ready: state === 'READY',
});

/** The schema of a branch: its code never changes, so neither does its schema. */
export const schemaOfBranch = (code: string): string => `branch_${code.toLowerCase()}`;

/** The code of a schema in URLs and sign-ins; undefined for the head office. */
export const codeOfInstitute = (institute: string): string | undefined =>
  institute === mainInstitute ? undefined : institute.replace(/^branch_/, '');

/** All branches, as recorded by the head office. */
export const allBranches = async (connection: Connection): Promise<Branch[]> => {
  const rows = await connection.query<Row>({
    name: 'branches_all',
    text: 'select id, code, name, active, state from institute_branch where not archived order by code',
  });
  return rows.map(branchOf);
};

/** Schemas in which users may sign in: the head office, and every branch that is ready and active. */
export const openInstitutes = async (database: Database): Promise<readonly string[]> => [
  mainInstitute,
  ...(await allBranches(database.of(mainInstitute)))
    .filter(({ active, ready }) => active && ready)
    .map(({ code }) => schemaOfBranch(code)),
];

/** Existing schemas, open or not: the head office, and every branch that is ready. */
export const readyInstitutes = async (database: Database): Promise<readonly string[]> => [
  mainInstitute,
  ...(await allBranches(database.of(mainInstitute)))
    .filter(({ ready }) => ready)
    .map(({ code }) => schemaOfBranch(code)),
];

/** The open institute with a code; undefined for one that does not exist, is not ready or is not active. */
export const openInstitute = async (database: Database, code: string): Promise<string | undefined> => {
  const schema = schemaOfBranch(code);
  return (await openInstitutes(database)).find((institute) => institute === schema);
};
