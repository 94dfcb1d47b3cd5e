import type { Page } from '@playwright/test';
import { clientOf, type Saved } from './api.ts';

interface Span extends Saved {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}
interface Course extends Saved {
  readonly name: string;
}

const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The year of today and the one that follows it, which is created if it does not exist. */
const bothYears = async (api: Awaited<ReturnType<typeof clientOf>>, calls: string) => {
  const years = await api.get<Span[]>(`${calls}/getall?sort=["startDate","ASC"]`);
  const today = new Date().toISOString().slice(0, 10);
  const now = years.find(({ startDate, endDate }) => startDate <= today && endDate >= today);
  if (!now) throw new Error(`No year of ${calls} has this day.`);
  const startDate = dayAfter(now.endDate);
  const next = years.find((year) => year.startDate === startDate);
  if (next) return { now, next };
  const values = { name: `After ${now.name}`, startDate, endDate: dayAfter(startDate, 364) };
  return { now, next: { ...values, ...(await api.post<Saved>(`${calls}/save`, values)) } };
};

/**
 * A class at the end of a year: three in Grade 3 who owe their fees, a class of Grade 4 in the next year for them, and one
 * who finishes Grade 12 and also owes fees.
 */
export const prepareYearEnd = async (page: Page) => {
  const api = await clientOf(page, 'admin');
  const turn = String(Date.now() % 100_000);
  const years = await bothYears(api, 'setup/v1/AcademicSetup');
  const money = await bothYears(api, 'setup/v1/FinancialYears');
  const courses = await api.get<Course[]>('setup/v1/Class/getall?range=[0,99]');
  const batch = (course: string, name: string, { startDate, endDate }: Span): Promise<Saved> => {
    const id = courses.find((one) => one.name === course)?.id;
    return api.post<Saved>('setup/v1/Batch/save', { course: id, name, startDate, endDate, capacity: 30 });
  };
  const old = await batch('Grade 3', `J${turn}`, years.now);
  const next = await batch('Grade 4', `J${turn}`, years.next);
  const last = await batch('Grade 12', `J${turn}`, years.now);
  // Whom the fees of the next year are for.
  await batch('Grade 3', `K${turn}`, years.next);
  await batch('Grade 12', `K${turn}`, years.next);
  const admit = (firstName: string, to: Saved): Promise<Saved & { admissionNumber: string }> =>
    api.post('setup/v1/studentEntity/save', {
      firstName,
      lastName: `Journey${turn}`,
      batch: to.id,
      admissionDate: years.now.startDate,
      dateOfBirth: '2016-05-17',
      gender: 'FEMALE',
    });
  const [owes, goes, stays] = [
    await admit('Owais', old),
    await admit('Gohar', old),
    await admit('Sitara', old),
  ];
  const finishes = await admit('Farida', last);
  const { id: master } = await api.post<Saved>('setup/v1/masterParticulars/save', {
    name: `Tuition ${turn}`,
  });
  const { id: category } = await api.post<Saved>('finance/v1/feeCategories/save', {
    name: `Year ${turn}`,
    financialYear: money.now.id,
    batches: [old.id, last.id],
  });
  await api.post('setup/v1/creatingParticulars/save', {
    category,
    masterParticular: master,
    amount: '1000.00',
  });
  const today = new Date().toISOString().slice(0, 10);
  const { id: collection } = await api.post<Saved>('finance/v1/feeCollection/save', {
    name: `Year ${turn}`,
    category,
    startDate: today,
    endDate: today,
    dueDate: today,
  });
  await api.post(`finance/v1/feeCollection/transition/publish/${collection}`, {});
  return { api, turn, old, next, last, owes, goes, stays, finishes, category, money };
};
