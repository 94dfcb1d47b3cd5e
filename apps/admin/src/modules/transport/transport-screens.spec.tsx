import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { MyTransport } from './MyTransport.tsx';
import { TransportDashboard } from './TransportDashboard.tsx';

afterEach(cleanup);

const trip = {
  trip: 'PICKUP',
  route: 'Model Town',
  stop: 'Link Road',
  landmark: null,
  time: '06:40',
  vehicle: 'LES-19-4417',
  substitute: true,
  people: [{ name: 'Rashid', role: 'DRIVER', mobile: '+92 300 4410023' }],
};

it('a family sees where and when the bus stops, who drives it, and that another one comes', async () => {
  await showInEngine(<MyTransport />, {
    answers: {
      'transport/v1/mine': [
        {
          id: 1,
          name: 'Aqsa',
          startDate: '2025-08-01',
          endDate: '2026-01-05',
          present: 6,
          absent: 1,
          trips: [trip],
        },
        {
          id: 2,
          name: 'Aqsa',
          startDate: '2026-01-06',
          endDate: null,
          present: 0,
          absent: 0,
          trips: [{ ...trip, time: '06:55' }],
        },
      ],
    },
  });
  expect(await screen.findByText('06:40 Link Road')).toBeTruthy();
  expect(screen.getAllByText('Substitute')).toHaveLength(2);
  // Today's seat comes first and states its last day; the next one states its start.
  expect(screen.getByText('Since 01 August 2025, last day 05 January 2026')).toBeTruthy();
  expect(screen.getByText('Begins on 06 January 2026')).toBeTruthy();
  const [call] = screen.getAllByRole('link', { name: '+92 300 4410023' });
  expect(call?.getAttribute('href')).toBe('tel:+923004410023');
});

it('who has no seat is told whom to ask', async () => {
  await showInEngine(<MyTransport />, { answers: { 'transport/v1/mine': [] } });
  expect(await screen.findByText('You have no bus seat. Please contact the school office.')).toBeTruthy();
});

it('the day in transport tells what is amiss, and which papers have run out already', async () => {
  const route = { id: 4, name: 'Cantonment', vehicle: 'LEA', stands: true, unpapered: false, capacity: 26 };
  const paper = { id: 1, vehicle: 'LEA', paper: 'Insurance' };
  await showInEngine(<TransportDashboard />, {
    answers: {
      'transport/v1/overview': {
        routes: [{ ...route, pickup: 27, drop: 3, absent: 0 }],
        papers: [
          { ...paper, expiresOn: '2026-01-04' },
          { ...paper, id: 2, expiresOn: '2026-01-05' },
        ],
        work: [],
      },
    },
  });
  expect(await screen.findByText('Vehicle not roadworthy')).toBeTruthy();
  expect(screen.getByText('Over capacity')).toBeTruthy();
  expect(screen.getByText('04 January 2026: Insurance of LEA – expired')).toBeTruthy();
  expect(screen.getByText('05 January 2026: Insurance of LEA')).toBeTruthy();
});
