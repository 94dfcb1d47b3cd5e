import { catalogue } from '@school/resources';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { PayslipSettings } from './PayslipSettings.tsx';

const open = () =>
  showInEngine(<PayslipSettings />, {
    resources: [catalogue.resource('payslipSetting'), catalogue.resource('customFieldDefinition')],
    answers: { 'setup/v1/PayslipSettings': { id: 1, version: 1 }, 'setup/v1': [] },
  });
const section = (name: string): HTMLElement => {
  const part = screen.getByRole('heading', { name, level: 2 }).closest('section');
  if (!part) throw new Error(`No section ${name}.`);
  return part;
};
const toggle = (part: string, name: string): HTMLInputElement =>
  within(section(part)).getByRole('switch', { name: new RegExp(`^${name}`, 'i') });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the settings of the payslip have their sections, toggles and buttons (M204, M205, M208, M209, M210, M211, M212, M213, M214, M215, M216, M217, M218, M219, M220, M221, M224, M225)', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Payslip Settings', level: 1 })).toBeTruthy();
  for (const name of ['Save Changes', 'View Simple Payslip']) await screen.findByRole('button', { name });
  const toggles: Readonly<Record<string, readonly string[]>> = {
    'Employee Details': ['date of joining', 'department', 'category', 'position', 'grade'],
    'Additional Details': ['explain issue'],
    'Attendance Details': ['working days', 'days present', 'days absent', 'loss of pay'],
    'Payroll Details': ['payment frequency'],
  };
  for (const [part, names] of Object.entries(toggles)) {
    for (const name of names) expect([name, toggle(part, name).checked]).toEqual([name, false]);
  }
  expect(section('Footnote')).toBeTruthy();
});

it('name and number are always on, three further details can be chosen (K100, K101, M206, M207)', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Employee Details' });
  for (const name of ['employee name', 'employee number']) {
    const fixed = toggle('Employee Details', name);
    expect([name, fixed.checked, fixed.disabled]).toEqual([name, true, true]);
  }
  expect(within(section('Additional Details')).getAllByRole('switch')).toHaveLength(3);
});

it('nothing is chosen for the footnote until somebody does; it is sent as true or false (K099, K108, M222, M223)', async () => {
  const { sent } = await open();
  const choice = async (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
  expect([(await choice(/^disable$/i)).checked, (await choice(/^enable$/i)).checked]).toEqual([false, false]);
  fireEvent.click(await choice(/^disable$/i));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ footnote: 'false' }),
  );
});
