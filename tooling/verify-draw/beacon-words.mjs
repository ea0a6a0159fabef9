/** Describes how the beacon of a draw is verified. */
export const beaconWords = ({ source, round }) =>
  source === 'quicknet'
    ? `round ${round} of quicknet bears the signature of the League of Entropy`
    : `round ${round} leads to the published end of the house’s own chain`;
