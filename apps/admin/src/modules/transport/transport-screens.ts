const mine = async () => ({ default: (await import('./MyTransport.tsx')).MyTransport });

/** Custom screens for transport, keyed by their definition. */
export const transportScreens = {
  transportDashboard: async () => ({
    default: (await import('./TransportDashboard.tsx')).TransportDashboard,
  }),
  transportAssign: async () => ({ default: (await import('./AssignSeats.tsx')).AssignSeats }),
  transportMarking: async () => ({ default: (await import('./MarkRides.tsx')).MarkRides }),
  myTransport: mine,
  myRide: mine,
} as const;
