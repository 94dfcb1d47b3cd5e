import { fieldOf, snakeCase } from '@school/kernel';
import type { Catalogue } from '@school/kernel';

/** SQL that gives arrays of ids for the user `u`. */
export interface Belongings {
  readonly batches: string;
  readonly departments: string;
  readonly userGroups: string;
}

const none = `'{}'::bigint[]`;

/** Column of a resource that refers to another one; undefined when the catalogue has neither. */
const columnTo = (catalogue: Catalogue, resource: string, to: string): string | undefined => {
  if (!catalogue.has(resource)) return undefined;
  const found = Object.entries(catalogue.resource(resource).fields).find(
    ([, field]) => field.type === 'ref' && field.to === to,
  );
  return found && `${snakeCase(found[0])}_id`;
};

const isPerson = (catalogue: Catalogue, name: string): boolean =>
  catalogue.has('user') && fieldOf(catalogue.resource('user'), name)?.type === 'ref';

/** Column of `student` that tells the batch; undefined while the catalogue knows no students who are users. */
export const studentBatchColumn = (catalogue: Catalogue): string | undefined =>
  isPerson(catalogue, 'student') ? columnTo(catalogue, 'student', 'batch') : undefined;

/** Lists of recipients that reach the user at this moment: those that name him, and those by rule that take him in. */
const listsIn = (catalogue: Catalogue, batch: string | undefined, department: string | undefined): string => {
  if (!catalogue.has('userGroup') || !department || !isPerson(catalogue, 'employee')) return none;
  const lists = (kind: string, through: string): string =>
    `select g.id from user_group g ${through} where g.kind = '${kind}' and not g.archived`;
  return `array(${[
    lists('STATIC', 'join user_group_members m on m.owner_id = g.id and m.target_id = u.employee_id'),
    lists(
      'DYNAMIC',
      `join user_group_departments d on d.owner_id = g.id
        join employee e on e.id = u.employee_id and e.${department} = d.target_id`,
    ),
    ...(batch
      ? [
          lists(
            'DYNAMIC',
            `join user_group_batches b on b.owner_id = g.id
              join student t on t.id = u.student_id and t.${batch} = b.target_id and not t.archived`,
          ),
        ]
      : []),
  ].join(' union ')})`;
};

/** Where a user stands: students in their batch, teachers in the batches they teach, employees in their department. */
export const belongingsIn = (catalogue: Catalogue): Belongings => {
  const own = studentBatchColumn(catalogue);
  const taught = columnTo(catalogue, 'subject', 'batch');
  const department = columnTo(catalogue, 'employee', 'employeeDepartment');
  const batches = [
    own && `select t.${own} from student t where t.id = u.student_id and not t.archived`,
    taught && catalogue.has('workAllotment') && isPerson(catalogue, 'employee')
      ? `select s.${taught} from work_allotment w join subject s on s.id = w.subject_id where w.employee_id = u.employee_id`
      : undefined,
  ].filter((part) => part !== undefined);
  return {
    batches: batches.length === 0 ? none : `array(${batches.join(' union ')})`,
    departments:
      department && isPerson(catalogue, 'employee')
        ? `array(select e.${department} from employee e where e.id = u.employee_id and e.${department} is not null)`
        : none,
    userGroups: listsIn(catalogue, own, department),
  };
};
