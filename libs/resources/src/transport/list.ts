import type { AnyResource } from '@school/kernel';
import { employeeFarePayment } from './employee-fare-payment.resource.ts';
import { employeeFare } from './employee-fare.resource.ts';
import { routeEmployee } from './route-employee.resource.ts';
import { routeStop } from './route-stop.resource.ts';
import { routeSubstitution } from './route-substitution.resource.ts';
import { transportAllocation } from './transport-allocation.resource.ts';
import { transportAttendance } from './transport-attendance.resource.ts';
import { transportEmployee } from './transport-employee.resource.ts';
import { transportImportRefusal } from './transport-import-refusal.resource.ts';
import { transportImport } from './transport-import.resource.ts';
import { transportRoute } from './transport-route.resource.ts';
import { transportSetting } from './transport-setting.settings.ts';
import { vehicleCertificateType } from './vehicle-certificate-type.resource.ts';
import { vehicleCertificate } from './vehicle-certificate.resource.ts';
import { vehicleMaintenance } from './vehicle-maintenance.resource.ts';
import { vehicleStop } from './vehicle-stop.resource.ts';
import { vehicle } from './vehicle.resource.ts';

export const transportResources: readonly AnyResource[] = [
  transportSetting,
  vehicle,
  vehicleCertificateType,
  vehicleCertificate,
  vehicleMaintenance,
  vehicleStop,
  transportRoute,
  routeStop,
  routeSubstitution,
  transportEmployee,
  routeEmployee,
  transportAllocation,
  transportAttendance,
  employeeFare,
  employeeFarePayment,
  transportImport,
  transportImportRefusal,
];
