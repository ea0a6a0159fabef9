import { dayjs } from '../../zoned-time.ts';
/** The start of the hour that contains a moment. */
export const hourOf = (time: Date) => dayjs.utc(time).startOf('hour').toDate();
