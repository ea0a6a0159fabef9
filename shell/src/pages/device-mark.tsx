const shapes = {
  android:
    'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3ZM10.5 18h3',
  ios: 'M8 2.5h8a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 19V5A2.5 2.5 0 0 1 8 2.5ZM10 5.5h4',
  desktop: 'M4.5 5h15v10.5h-15ZM2.5 19h19M10 15.5v3.5M14 15.5v3.5',
} as const;

export type Device = keyof typeof shapes;

/** The icon of the device type that an installation is for. */
export function DeviceMark({ device }: { device: Device }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[device]} />
    </svg>
  );
}
