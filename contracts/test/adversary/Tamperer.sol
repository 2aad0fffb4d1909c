// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// What may go wrong with a source, in the order in which a number picks it.
enum Trouble {
    None,
    Reverts, // nothing of it can be read
    BurnsGas, // every reading burns all gas it is given
    Floods, // every reading reverts with half a megabyte
    LocksShares, // its shares do not move
    Reenters // it calls back into who pays it or is paid
}

/// The troubles that AdversarySource and AdversaryFund have in common.
abstract contract Tamperer {
    Trouble public trouble;
    address private _victim;
    bytes private _reentry;
    /// Whether a call back into the victim has ever succeeded.
    bool public reentered;

    error Troubled();

    function setTrouble(Trouble trouble_) external {
        trouble = trouble_;
    }

    function setReentry(address victim, bytes calldata reentry) external {
        (trouble, _victim, _reentry) = (Trouble.Reenters, victim, reentry);
    }

    /// Whether it cannot be read.
    function unreadable() public view returns (bool) {
        return trouble == Trouble.Reverts || trouble == Trouble.BurnsGas || trouble == Trouble.Floods;
    }

    function _read() internal view {
        if (trouble == Trouble.Reverts) revert Troubled();
        if (trouble == Trouble.BurnsGas) {
            assembly ("memory-safe") {
                invalid()
            }
        }
        if (trouble == Trouble.Floods) {
            assembly {
                revert(0, 500000)
            }
        }
    }

    function _move() internal {
        _read();
        if (trouble != Trouble.Reenters || _victim == address(0)) return;
        (bool ok,) = _victim.call(_reentry);
        if (ok) reentered = true;
    }
}
