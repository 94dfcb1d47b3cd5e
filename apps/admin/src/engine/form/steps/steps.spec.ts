import type { AnyResource } from '@school/kernel';
import { doneSteps, stepAt, stepPath } from './steps.ts';

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
});
