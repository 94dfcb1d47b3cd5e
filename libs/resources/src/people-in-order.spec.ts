import { catalogue } from './index.ts';

const people = catalogue.resources.filter(
  ({ fields }) => fields['firstName'] && fields['lastName'] && fields['fullName'],
);

it.each(people.map((resource) => [resource.key, resource] as const))(
  'people of %s stand by their last name, also where nothing else is asked for',
  (_, { fields, list }) => {
    expect(fields['fullName']).toMatchObject({ sortedBy: ['lastName', 'firstName'] });
    expect(list.sort).not.toBe('firstName');
  },
);
