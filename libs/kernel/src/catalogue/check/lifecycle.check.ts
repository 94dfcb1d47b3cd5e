import { fieldOf } from '../../resource/fields-of.ts';
import { askedMistakes } from './asked-conditions.ts';
import { didYouMean } from './closest.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** States are options of the choice; a transition to a state that is not an option could never be taken. */
export const lifecycle: CatalogueCheck = {
  code: 'RES023',
  finds:
    'A lifecycle over a field that is no choice, with a state that is none of its options, or with a condition of an asked form that cannot be read.',
  run: eachResource((resource, catalogue) => {
    if (!resource.lifecycle) return [];
    const { field: key, initial, starts = [], transitions } = resource.lifecycle;
    const field = fieldOf(resource, key);
    if (!field) return [];
    if (field.type !== 'choice')
      return [{ at: address(resource, 'lifecycle'), message: `"${key}" is no choice` }];
    const states = Object.keys(field.options);
    const named = [
      { at: 'initial', state: initial },
      ...starts.map((state) => ({ at: 'starts', state })),
      ...Object.entries(transitions).flatMap(([name, { from, to, or = [] }]) => [
        ...from.map((state) => ({ at: `transitions.${name}.from`, state })),
        { at: `transitions.${name}.to`, state: to },
        ...or.map((state) => ({ at: `transitions.${name}.or`, state })),
      ]),
    ];
    const asked = Object.entries(transitions).flatMap(([name, { ask = {}, askWhen = {} }]) =>
      askedMistakes(askWhen, ask, resource, catalogue).map(({ at, message }) => ({
        at: address(resource, `lifecycle.transitions.${name}.askWhen.${at}`),
        message,
      })),
    );
    const strange = named
      .filter(({ state }) => !states.includes(state))
      .map(({ at, state }) => ({
        at: address(resource, `lifecycle.${at}`),
        message: `no state "${state}"`,
        ...didYouMean(state, states),
      }));
    return [...strange, ...asked];
  }),
};
