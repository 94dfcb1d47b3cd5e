import { customFields, customSections, type CustomDefinition } from '@school/kernel';
import { catalogue } from '@school/resources';
import { PayrollSchool } from '../../../test/payroll-school.ts';

describe('fields that the institution adds', () => {
  let school: PayrollSchool;
  let person: number;
  const ids: number[] = [];
  const base = 'setup/v1/AdditionalDetails';
  const own = 'setup/v1/EmployeeDetails';

  beforeAll(async () => {
    school = await PayrollSchool.open();
    person = (await school.addEmployees(1, '1200000.00'))[0] ?? 0;
    const definitions = [
      { name: 'Blood donor', inputType: 'BOOLEAN', priority: 3 },
      { name: 'Badge', inputType: 'TEXT', mandatory: true, priority: 1 },
      {
        name: 'Shirt',
        inputType: 'SELECT_ONE',
        priority: 2,
        options: [{ label: 'Small' }, { label: 'Large' }],
      },
      { name: 'Vaccinated on', inputType: 'DATE', priority: 4 },
    ];
    for (const definition of definitions) {
      const { id } = await school.data<{ id: number }>('POST', `${base}/save`, {
        ownerEntity: 'EMPLOYEE',
        ...definition,
      });
      ids.push(id);
    }
  });
  afterAll(() => school.close());

  const update = (details: unknown) => school.call('PUT', `${own}/update/${person}`, { details });
  const key = (at: number): string => `d${ids[at] ?? 0}`;

  it('are told in their order to those who read the records', async () => {
    const told = await school.data<{ name: string; options: string[] }[]>(
      'GET',
      'setup/v1/customFields/employee',
    );
    expect(told.map(({ name }) => name)).toEqual(['Badge', 'Shirt', 'Blood donor', 'Vaccinated on']);
    expect(told[1]?.options).toEqual(['Small', 'Large']);
    expect((await school.call('GET', 'setup/v1/customFields/payslip')).status).toBe(404);
    const parent = await school.call('GET', 'setup/v1/customFields/employee', undefined, { as: 'PARENT' });
    expect(parent.status).toBe(404);
  });

  it('stand under the name of their record group, the first one by its place', async () => {
    const group = (name: string, priority: number, details: readonly (number | undefined)[]) =>
      school.data('POST', 'setup/v1/RecordGroups/save', { name, priority, details });
    await group('Health', 2, [ids[0], ids[3]]);
    await group('Clothes', 1, [ids[2], ids[0]]);
    const told = await school.data<CustomDefinition[]>('GET', 'setup/v1/customFields/employee');
    const sections = customSections(told);
    expect(sections.map(({ label, fields }) => [label, fields])).toEqual([
      ['Clothes', [`details.${key(2)}`, `details.${key(0)}`]],
      ['Health', [`details.${key(3)}`]],
      [undefined, [`details.${key(1)}`]],
    ]);
    await school.sql.query({ text: 'DELETE FROM record_group_details; DELETE FROM record_group' });
  });

  it('of students stand in groups of students, which are told at once', async () => {
    const detail = { ownerEntity: 'STUDENT', name: 'Allergies', inputType: 'TEXT' };
    const { id } = await school.data<{ id: number }>('POST', `${base}/save`, detail);
    const told = async () =>
      (await school.data<CustomDefinition[]>('GET', 'setup/v1/customFields/student')).map(
        ({ group }) => group,
      );
    expect(await told()).toEqual([null]);
    const group = { name: 'Health', details: [id], ownerEntity: 'STUDENT' };
    const wrong = await school.call('POST', 'setup/v1/RecordGroups/save', {
      ...group,
      ownerEntity: 'EMPLOYEE',
    });
    expect([wrong.status, wrong.data['errors']]).toMatchObject([400, [{ field: 'details' }]]);
    await school.data('POST', 'setup/v1/RecordGroups/save', group);
    expect(await told()).toEqual(['Health']);
    await school.sql.query({ text: 'DELETE FROM record_group_details; DELETE FROM record_group' });
  });

  it('have no kind that leads to no field', async () => {
    const field = catalogue.resource('customFieldDefinition').fields['inputType'];
    const options = field?.type === 'choice' ? Object.keys(field.options) : [];
    const made = customFields(
      options.map((inputType, id) => ({
        id,
        name: `Field ${id}`,
        inputType,
        mandatory: false,
        options: ['A'],
      })),
    );
    expect(options.length).toBeGreaterThan(5);
    expect(Object.keys(made)).toHaveLength(options.length);
  });

  it('R36: change places with their neighbour: 1, 2, 3 with the third moved up is 1, 3, 2', async () => {
    const places: number[] = [];
    for (const [at, name] of ['First', 'Second', 'Third'].entries()) {
      const detail = { ownerEntity: 'ROUTE', name, inputType: 'TEXT', priority: at + 1 };
      places.push((await school.data<{ id: number }>('POST', `${base}/save`, detail)).id);
    }
    const priorities = async (): Promise<unknown> => {
      const rows = await school.data<{ id: number; priority: number }[]>(
        'GET',
        `${base}/getall?filter={"ownerEntity":"ROUTE"}&sort=["id","ASC"]`,
      );
      return rows.map(({ priority }) => priority);
    };
    await school.data('POST', `${base}/action/up`, { ids: [places[2]], input: {} });
    expect(await priorities()).toEqual([1, 3, 2]);
    // Nothing comes before the first, and inactive fields are not neighbours.
    await school.data('POST', `${base}/action/up`, { ids: [places[0]], input: {} });
    expect(await priorities()).toEqual([1, 3, 2]);
    await school.data('PUT', `${base}/update/${places[2]}`, { active: false });
    await school.data('POST', `${base}/action/down`, { ids: [places[0]], input: {} });
    expect(await priorities()).toEqual([3, 1, 2]);
  });

  it.each([
    ['a value that is no option', () => ({ [key(1)]: 'B-1', [key(2)]: 'Huge' }), 2],
    ['a day that is none', () => ({ [key(1)]: 'B-1', [key(3)]: '2026-02-30' }), 3],
    ['a lacking one', () => ({ [key(2)]: 'Small' }), 1],
  ])('R36: refuse %s', async (_, details, at) => {
    const answer = await update(details());
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.data)).toContain(`"details.${key(at)}"`);
  });

  it('refuse what nobody has defined', async () => {
    expect((await update({ [key(1)]: 'B-1', d999999: 'x' })).status).toBe(400);
    expect((await update('text')).status).toBe(400);
  });

  it('are kept, merged and told in the history, and outlive their definition', async () => {
    expect((await update({ [key(1)]: 'B-1', [key(0)]: true })).status).toBe(200);
    expect((await update({ [key(2)]: 'Large', [key(0)]: null })).status).toBe(200);
    const row = await school.data<{ details: object }>('GET', `${own}/get/${person}`);
    expect(row.details).toEqual({ [key(1)]: 'B-1', [key(2)]: 'Large', [key(0)]: false });
    const history = await school.data<object[]>('GET', `${own}/history/${person}`);
    expect(JSON.stringify(history)).toContain('"Large"');
    await school.data('PUT', `${base}/update/${ids[2] ?? 0}`, { active: false });
    expect((await update({ [key(1)]: 'B-2', [key(2)]: 'Large' })).status).toBe(200);
    expect((await update({ [key(1)]: 'B-2', [key(2)]: 'Small' })).status).toBe(400);
    await school.data('PUT', `${own}/update/${person}`, { jobTitle: 'Tutor' });
  });

  it('R36: stay with their values, and with the options that somebody has chosen', async () => {
    const gone = await school.call('DELETE', `${base}/delete/${ids[1] ?? 0}`);
    expect([gone.status, gone.data['code'], gone.data['dependents']]).toMatchObject([
      409,
      'HAS_DEPENDENTS',
      [{ entity: 'employee', count: 1 }],
    ]);
    const shirt = await school.data<{ options: { label: string }[] }>('GET', `${base}/get/${ids[2] ?? 0}`);
    const offer = (labels: readonly string[]) =>
      school.call('PUT', `${base}/update/${ids[2] ?? 0}`, {
        options: shirt.options.filter(({ label }) => labels.includes(label)),
      });
    const refused = await offer(['Small']);
    expect([refused.status, refused.message]).toEqual([
      409,
      '"Large" is chosen in 1 records, so it cannot be removed.',
    ]);
    expect((await offer(['Large'])).status).toBe(200);
    const unused = ids[3] ?? 0;
    expect((await school.call('DELETE', `${base}/delete/${unused}`)).status).toBe(200);
  });
});
