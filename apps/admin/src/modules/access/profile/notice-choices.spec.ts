import { choicesOf, isChosen, withChoice } from './notice-choices.ts';

const rule = { event: 'job.done', shown: true, mailed: false } as const;
const nothing = choicesOf(undefined);

describe('what a user has chosen about notices', () => {
  it('is what the school does until something is chosen', () => {
    expect([isChosen(nothing, rule, 'shown'), isChosen(nothing, rule, 'mailed')]).toEqual([true, false]);
    expect(isChosen(nothing, undefined, 'shown')).toBe(false);
  });

  it('hides and mails by choice, but shows nothing that the school hides', () => {
    const chosen = withChoice(withChoice(nothing, 'job.done', 'shown', false), 'job.done', 'mailed', true);
    expect([isChosen(chosen, rule, 'shown'), isChosen(chosen, rule, 'mailed')]).toEqual([false, true]);
    const again = withChoice(chosen, 'job.done', 'shown', true);
    expect(isChosen(again, rule, 'shown')).toBe(true);
    expect(isChosen(again, { ...rule, shown: false }, 'shown')).toBe(false);
    expect(
      isChosen(withChoice(nothing, 'job.done', 'mailed', false), { ...rule, mailed: true }, 'mailed'),
    ).toBe(false);
  });

  it.each(['shown', 7, [], { shown: 'job.done' }, { shown: { 'job.done': 'false' } }])(
    'is nothing for %j',
    (value) => {
      expect(choicesOf(value)).toEqual(nothing);
    },
  );
});
