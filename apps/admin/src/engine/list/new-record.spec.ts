import { catalogue } from '@school/resources';
import { atPage } from './list-page.ts';
import { newRecordAt } from './new-record.ts';

const details = catalogue.resource('customFieldDefinition');
const formOf = (page: string | undefined, here: string) => {
  const { to, state } = newRecordAt(atPage(details, page), '/new', here);
  return [new URLSearchParams(to.split('?')[1]).get('given'), state?.openedFrom];
};

it.each([
  ['students', '/student/add_additional_details', '{"ownerEntity":"STUDENT"}'],
  ['books', '/books/add_additional_details', '{"ownerEntity":"BOOK"}'],
  ['vehicles', '/vehicle_additional_details', '{"ownerEntity":"VEHICLE"}'],
  ['routes', '/route_additional_details', '{"ownerEntity":"ROUTE"}'],
  ['hostels', '/hostels/add_additional_details', '{"ownerEntity":"HOSTEL"}'],
  ['donations', '/finance/add_additional_details_for_donation', '{"ownerEntity":"DONATION"}'],
])(
  'an additional detail of %s begins as one, below the page that it was opened from',
  (page, here, given) => {
    expect(formOf(page, here)).toEqual([given, here]);
  },
);

it('from the whole list it begins as the definition says', () => {
  expect(formOf(undefined, '/employee/add_additional_details')).toEqual([null, undefined]);
});
