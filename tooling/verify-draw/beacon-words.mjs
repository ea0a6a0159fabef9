/**
 * Describes how the beacon of a draw is verified.
 * @param {import('@croupier/contracts').BeaconProof | null} beacon
 */
export const beaconWords = (beacon) =>
  beacon?.source === 'quicknet'
    ? `round ${beacon.round} of quicknet bears the signature of the League of Entropy`
    : `round ${beacon?.round} leads to the published end of the house’s own chain`;
