import { proofLimits, type ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { Pictures } from '@croupier/ui/pictures';
import { useUploadProof } from '../api/proofs.ts';

/** A member's text and pictures about a payment. */
export interface Proof {
  readonly remark: string;
  readonly images: readonly ProofImage[];
}

interface ProofFieldsProps {
  readonly proof: Proof;
  readonly error: string | undefined;
  /** Several pictures may arrive at once: each change applies to the latest proof. */
  readonly onChange: (change: (before: Proof) => Proof) => void;
  /** A chosen picture is not uploaded yet: sending is blocked until it is uploaded or removed. */
  readonly onUnsettled: (isUnsettled: boolean) => void;
}

/** A text and pictures; a picture is uploaded as soon as it is chosen. */
export function ProofFields({
  proof: { remark, images },
  error,
  onChange,
  onUnsettled,
}: ProofFieldsProps) {
  const { t, formats } = useTexts('mfe-member');
  const upload = useUploadProof();
  return (
    <>
      <TextInput
        label={t('proof.remark')}
        name="remark"
        value={remark}
        maxLength={proofLimits.remarkLength}
        hint={t('proof.left', { left: formats.number(proofLimits.remarkLength - remark.length) })}
        error={error}
        onChange={({ currentTarget: { value } }) =>
          onChange((before) => ({ ...before, remark: value }))
        }
      />
      <Pictures
        label={t('proof.images', {
          count: proofLimits.images,
          images: formats.number(proofLimits.images),
        })}
        limits={proofLimits}
        pictures={images}
        srcOf={({ url }) => url}
        keep={(image) => upload.mutateAsync({ image })}
        sent={upload.sent}
        onUnsettled={onUnsettled}
        onChange={(change) => onChange((before) => ({ ...before, images: change(before.images) }))}
      />
    </>
  );
}
