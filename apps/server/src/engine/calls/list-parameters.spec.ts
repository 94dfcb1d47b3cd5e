import { listRequestOf } from './list-parameters.ts';

describe('what a list is asked', () => {
  it('takes the words of references by either name, as we and as ra-data-simple-rest call it', () => {
    expect(listRequestOf({ labels: '["owner"]' }).labels).toEqual(['owner']);
    expect(listRequestOf({ embed: '["owner"]' }).labels).toEqual(['owner']);
  });
});
