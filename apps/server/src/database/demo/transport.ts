/** A route of the demo school: stops with pick-up and drop, and the monthly fare from there in PKR. */
export interface DemoRoute {
  readonly name: string;
  readonly code: string;
  readonly vehicle: number;
  readonly stops: readonly (readonly [
    name: string,
    landmark: string,
    pickup: string,
    drop: string,
    fare: string,
  ])[];
}

export const demoVehicles = [
  {
    vehicleNumber: 'LES-19-4417',
    name: 'Bus 1',
    vehicleType: 'BUS',
    make: 'Hino',
    model: 'AK8J',
    seatCapacity: 46,
    standingAllowance: 2,
  },
  {
    vehicleNumber: 'LES-20-1183',
    name: 'Bus 2',
    vehicleType: 'BUS',
    make: 'Hino',
    model: 'AK8J',
    seatCapacity: 46,
    standingAllowance: 2,
  },
  {
    vehicleNumber: 'LEA-21-7702',
    name: 'Coaster 1',
    vehicleType: 'MINIBUS',
    make: 'Toyota',
    model: 'Coaster',
    seatCapacity: 26,
    standingAllowance: 0,
  },
  {
    vehicleNumber: 'LEA-22-3056',
    name: 'Coaster 2',
    vehicleType: 'MINIBUS',
    make: 'Toyota',
    model: 'Coaster',
    seatCapacity: 26,
    standingAllowance: 0,
  },
  {
    vehicleNumber: 'LEC-18-9921',
    name: 'Van 1',
    vehicleType: 'VAN',
    make: 'Toyota',
    model: 'Hiace',
    seatCapacity: 14,
    standingAllowance: 0,
  },
  {
    vehicleNumber: 'LEC-23-1408',
    name: 'Spare van',
    vehicleType: 'VAN',
    make: 'Toyota',
    model: 'Hiace',
    seatCapacity: 14,
    standingAllowance: 0,
    ownership: 'HIRED',
  },
] as const;

export const demoRoutes: readonly DemoRoute[] = [
  {
    name: 'Model Town',
    code: 'R1',
    vehicle: 0,
    stops: [
      ['Model Town Link Road', 'Near the post office', '06:40', '14:50', '4200.00'],
      ['Model Town Park', 'North gate', '06:50', '14:40', '4000.00'],
      ['Garden Town', 'Barkat Market', '07:05', '14:25', '3600.00'],
      ['Kalma Chowk', 'Metro station', '07:15', '14:15', '3200.00'],
    ],
  },
  {
    name: 'Johar Town',
    code: 'R2',
    vehicle: 1,
    stops: [
      ['Johar Town G Block', 'G-1 market', '06:35', '14:55', '4500.00'],
      ['Emporium', 'Main gate', '06:45', '14:45', '4400.00'],
      ['Shaukat Khanum', 'Hospital gate 2', '06:55', '14:35', '4200.00'],
      ['Thokar', 'Canal bridge', '07:10', '14:20', '4000.00'],
    ],
  },
  {
    name: 'Gulberg',
    code: 'R3',
    vehicle: 2,
    stops: [
      ['Liberty', 'Liberty roundabout', '06:50', '14:40', '3400.00'],
      ['Main Boulevard', 'Hafeez Centre', '07:00', '14:30', '3200.00'],
      ['Mini Market', 'Opposite the bank', '07:10', '14:20', '3000.00'],
    ],
  },
  {
    name: 'Cantonment',
    code: 'R4',
    vehicle: 3,
    stops: [
      ['Fortress', 'Stadium gate', '06:45', '14:45', '3800.00'],
      ['Mall of Lahore', 'Tufail Road', '06:55', '14:35', '3600.00'],
      ['Sadar', 'Gol Chakkar', '07:05', '14:25', '3400.00'],
    ],
  },
  {
    name: 'Iqbal Town',
    code: 'R5',
    vehicle: 4,
    stops: [
      ['Moon Market', 'Main gate', '06:55', '14:35', '3000.00'],
      ['Karim Block', 'Market', '07:05', '14:25', '2800.00'],
      ['Yateem Khana', 'Metro station', '07:15', '14:15', '2600.00'],
    ],
  },
];

export const demoDrivers = [
  ['Rashid Mehmood', 'DRIVER', 'LHR-88123', '0300 4410023'],
  ['Ghulam Abbas', 'DRIVER', 'LHR-77410', '0301 5520114'],
  ['Nazir Ahmed', 'DRIVER', 'LHR-90218', '0302 6610250'],
  ['Tariq Javed', 'DRIVER', 'LHR-65031', '0303 7720361'],
  ['Saleem Akhtar', 'DRIVER', 'LHR-71955', '0304 8810472'],
  ['Shazia Bibi', 'ATTENDANT', null, '0305 9930583'],
  ['Kausar Parveen', 'ATTENDANT', null, '0306 1140694'],
] as const;
