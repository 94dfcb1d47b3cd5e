import * as domain from './index.ts';

it('gives other packages the rules and keeps the machinery to itself', () => {
  expect(domain.addMoney('1.10', '2.20')).toBe('3.30');
  expect(typeof domain.prepareGroup).toBe('function');
  expect(
    Object.keys(domain).filter((name) =>
      /^(Decimal|ratio|compileFormula|toMoney|fitsMoney|runPlan)/.test(name),
    ),
  ).toEqual([]);
});
