import { proofLimits, type ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { Pictures } from '@croupier/ui/pictures';
import { useState } from 'react';
import { useUploadProof } from '../api/proofs.ts';

/** A member's text and pictures about a payment. */
export interface Proof {
  readonly remark: string;
  readonly images: readonly ProofImage[];
}

type Images = Proof['images'];

/** A text and pictures about a payment; the text is stored until it is sent. */
export function useProofDraft(name: string, given?: Proof | null) {
  const [remark, onRemark] = useDraft(`${name}.remark`, given?.remark);
  const [images, onImages] = useState<Images>(given?.images ?? []);
  return { proof: { remark, images }, onRemark, onImages };
}

interface ProofFieldsProps {
  readonly proof: Proof;
  readonly error: string | undefined;
  readonly onRemark: (remark: string) => void;
  /** Several pictures may arrive at once: each change applies to the latest list. */
  readonly onImages: (change: (before: Images) => Images) => void;
  /** A chosen picture is not uploaded yet: sending is blocked until it is uploaded or removed. */
  readonly onUnsettled: (isUnsettled: boolean) => void;
}

/** A text and pictures; a picture is uploaded as soon as it is chosen. */
export function ProofFields({
  proof: { remark, images },
  error,
  onRemark,
  onImages,
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
        onChange={({ currentTarget: { value } }) => onRemark(value)}
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
        onChange={onImages}
      />
    </>
  );
}
