import type { AnyResource } from '@school/kernel';
import {
  doneSteps,
  isPastSteps,
  passedSteps,
  progressTo,
  shownStep,
  stepAt,
  stepPath,
  stepToResume,
} from './steps.ts';

const tabs = [
  { key: 'general', label: 'General', sections: [{ fields: ['name'] }] },
  { key: 'personal', label: 'Personal', sections: [{ fields: ['born', 'address'] }] },
  { key: 'contact', label: 'Contact', screen: '/people/3/:id', sections: [{ fields: ['lines', 'ok'] }] },
];
const resource = {
  key: 'person',
  fields: { name: { type: 'text' } },
  screens: { edit: '/people/1/:id' },
  form: { wizard: true, tabs },
} as unknown as AnyResource;

describe('steps of a wizard', () => {
  it('have addresses, of their own or in the query', () => {
    const row = { id: 7 };
    expect(stepPath(resource, 'general', row)).toBe('/people/1/7');
    expect(stepPath(resource, 'personal', row)).toBe('/people/1/7?step=personal');
    expect(stepPath(resource, 'contact', row)).toBe('/people/3/7');
  });

  it('are found again by their addresses', () => {
    expect(stepAt(resource, '/people/1/7', null)).toBeUndefined();
    expect(stepAt(resource, '/people/1/7', 'personal')).toBe('personal');
    expect(stepAt(resource, '/People/3/7', 'personal')).toBe('contact');
    expect(stepAt(resource, '/people/1/7', 'nonsense')).toBeUndefined();
  });

  it('are done when something is filled in and nothing is wrong', () => {
    const values = { name: 'A', address: { city: '' }, lines: [{}], ok: false };
    const wrong = [{ field: 'lines[0].amount', code: 'required', message: '' }];
    expect([...doneSteps(tabs, values, wrong)]).toEqual(['general']);
    expect([...doneSteps(tabs, values, [])]).toEqual(['general', 'contact']);
    expect([...doneSteps(tabs, values, [], { name: 'A' })]).toEqual(['contact']);
  });

  it('that are not there are passed over to the next one', () => {
    const [general, , contact] = tabs;
    const shown = [general, contact].flatMap((tab) => tab ?? []);
    expect(shownStep(tabs, shown, 'personal')?.key).toBe('contact');
    expect(shownStep(tabs, shown, undefined)?.key).toBe('general');
    expect(shownStep(tabs, shown.slice(0, 1), 'contact')?.key).toBe('general');
  });
});

describe('a record that is made step by step', () => {
  const steps = [
    { key: 'general', label: 'General', reached: 'GENERAL', sections: [] },
    { key: 'bank', label: 'Bank', reached: 'BANK', sections: [] },
    { key: 'more', label: 'More', sections: [] },
    { key: 'pay', label: 'Pay', reached: 'PAY', sections: [] },
  ];
  const wizard = {
    form: { wizard: true, resume: { field: 'step', done: 'DONE' }, tabs: steps },
  } as unknown as AnyResource;

  it('keeps the furthest step that was come to, and its end', () => {
    expect(progressTo(wizard, 'GENERAL', 'bank')).toEqual({ field: 'step', value: 'BANK' });
    expect(progressTo(wizard, 'GENERAL', 'more')).toBeUndefined();
    expect(progressTo(wizard, 'PAY', 'bank')).toBeUndefined();
    expect(progressTo(wizard, 'PAY', undefined)).toEqual({ field: 'step', value: 'DONE' });
    expect(progressTo(wizard, 'DONE', 'bank')).toBeUndefined();
  });

  it('has the steps before that behind it', () => {
    expect([...(passedSteps(wizard, { step: 'PAY' }) ?? [])]).toEqual(['general', 'bank', 'more']);
    expect(passedSteps(wizard, { step: 'DONE' })?.size).toBe(4);
    expect(passedSteps(wizard, undefined)?.size).toBe(0);
    expect(passedSteps(resource, {})).toBeUndefined();
  });

  it('is taken up again there', () => {
    expect(stepToResume(wizard, { step: 'BANK' })?.key).toBe('bank');
    expect(stepToResume(wizard, { step: 'DONE' })).toBeUndefined();
    expect(stepToResume(resource, { step: 'BANK' })).toBeUndefined();
  });

  it('gives way to tabs once it is done, except for a step beside the record', () => {
    const own = { key: 'bank', label: 'Bank', own: { key: 'bankStep', access: ['HR'] }, sections: [] };
    const beside = { ...wizard, form: { ...wizard.form, tabs: [...steps, { ...own, key: 'beside' }] } };
    const past = (step: string, asked?: string): boolean =>
      isPastSteps(beside as unknown as AnyResource, { step }, asked);
    expect([past('DONE'), past('DONE', 'general'), past('DONE', 'beside'), past('PAY')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
