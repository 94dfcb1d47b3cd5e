import { isComplete, readSettings, settingsBody } from './payslip-toggles.ts';

describe('payslip settings', () => {
  it('have name and number always on and nothing chosen for the footnote (B320) (B323)', () => {
    const settings = readSettings({ employeeName: false });
    expect([settings.employeeName, settings.employeeNumber, settings.department]).toEqual([
      true,
      true,
      false,
    ]);
    expect(settings.footnote).toBeNull();
    expect(readSettings(null).footnoteText).toBeNull();
  });

  it('never send what is fixed', () => {
    const body = settingsBody(
      readSettings({ grade: true, footnote: 'false', footnoteText: 'x', version: 3 }),
    );
    expect(body).toMatchObject({ grade: true, footnote: 'false', footnoteText: null, version: 3 });
    expect(body).not.toHaveProperty('employeeName');
  });

  it('want words for a footnote', () => {
    expect(isComplete(readSettings({ footnote: 'true' }))).toBe(false);
    expect(isComplete(readSettings({ footnote: true, footnoteText: 'Thank you' }))).toBe(true);
  });
});
