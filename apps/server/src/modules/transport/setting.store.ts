import type { Connection } from '../../platform/database/database.ts';

/** The institution's settings for seats and fares. */
export interface TransportSetting {
  readonly routeMode: 'SAME' | 'DIFFERENT';
  readonly fareMode: 'STOP' | 'ROUTE';
  readonly oneWayHalf: boolean;
  /** Unpaid bills follow a change to the seat. */
  readonly faresFollow: boolean;
  readonly allowOverCapacity: boolean;
  readonly blockExpiredVehicle: boolean;
}

const byDefault: TransportSetting = {
  routeMode: 'SAME',
  fareMode: 'STOP',
  oneWayHalf: false,
  faresFollow: true,
  allowOverCapacity: false,
  blockExpiredVehicle: true,
};

export const transportSettingOf = async (connection: Connection): Promise<TransportSetting> => {
  const [row] = await connection.query<TransportSetting>({
    name: 'transport_setting_read',
    text: `select route_mode as "routeMode", fare_mode as "fareMode", one_way_half as "oneWayHalf",
        fares_follow as "faresFollow", allow_over_capacity as "allowOverCapacity", block_expired_vehicle as "blockExpiredVehicle"
      from transport_setting order by id limit 1`,
  });
  return row ?? byDefault;
};
